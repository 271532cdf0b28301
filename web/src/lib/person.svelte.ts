import { api } from "./api";
import type { Me } from "./api-types";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

export const person: { me: Me | null; asked: boolean } = $state({ me: null, asked: false });

export async function whoAmI(): Promise<void> {
  person.me = (await api.me()).me;
  person.asked = true;
}

/** Nobody has to register to play: whoever has no name yet gets one. */
export async function beSomebody(): Promise<Me> {
  if (!person.asked) await whoAmI();
  if (person.me === null) person.me = (await api.guest(settings.name || say("guest-name"))).me;
  return person.me as Me;
}
