import type { FluentBundle } from "@fluent/bundle";
import { api } from "./api";
import { bundleOf, format, type Arguments } from "./words.svelte";

const kept = new Map<string, Promise<FluentBundle>>();

/** A game's own words, from the server, in one language. */
export async function gameWords(slug: string, language: string): Promise<GameWords> {
  const key = `${slug} ${language}`;
  let asked = kept.get(key);
  if (!asked) {
    asked = api.gameText(slug).then((text) => bundleOf(language, text));
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
  }
  return new GameWords(await asked);
}

export class GameWords {
  constructor(private readonly bundle: FluentBundle | null) {}

  /** The game's name for something, or the plain key made readable. */
  name(kind: string, key: string, args?: Arguments): string {
    return this.find(`${kind}-${key}`, args) ?? readable(key);
  }

  /** A name that needs nothing filled in. */
  plain(key: string): string | undefined {
    const value = this.bundle?.getMessage(key)?.value;
    return typeof value === "string" ? value : undefined;
  }

  find(key: string, args?: Arguments): string | undefined {
    return this.bundle ? format(this.bundle, key, args) : undefined;
  }
}

export function readable(key: string): string {
  const words = key.replaceAll("_", " ").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
