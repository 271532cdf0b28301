import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../text/en.ftl?raw";
import { settings, type Language } from "./settings.svelte";

const others: Record<Exclude<Language, "en">, () => Promise<{ default: string }>> = {
  de: () => import("../text/de.ftl?raw"),
  fr: () => import("../text/fr.ftl?raw"),
  ru: () => import("../text/ru.ftl?raw"),
};

export type Arguments = Record<string, FluentVariable>;

export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A message in words, or nothing if the bundle has none of that name. */
export function format(bundle: FluentBundle, key: string, args?: Arguments): string | undefined {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args ?? {}, []) : undefined;
}

const english = bundleOf("en", en);
let now = $state.raw({ bundle: english });

export async function speak(language: Language): Promise<void> {
  const text = language === "en" ? en : (await others[language]()).default;
  if (language === settings.language) now = { bundle: bundleOf(language, text) };
}

/** One of the client's own sentences, in the person's language. */
export function say(key: string, args?: Arguments): string {
  return format(now.bundle, key, args) ?? format(english, key, args) ?? key;
}
