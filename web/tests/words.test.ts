// Every sentence exists in every language, with the same blanks to fill, and none is left over.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const texts = import.meta.glob<string>("../src/text/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = Object.values(import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { query: "?raw", import: "default", eager: true })).join("\n");
const messages = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path.slice(-6, -4), new Map(new FluentResource(text).body.map((one) => [one.id, JSON.stringify(one)]))]),
);
const english = messages["en"] ?? new Map<string, string>();
const blanks = (message: string) => [...new Set([...message.matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]))].sort();

describe.each(Object.keys(messages))("%s", (language) => {
  const own = messages[language] ?? new Map<string, string>();
  it("has the same messages as English", () => expect([...own.keys()].sort()).toEqual([...english.keys()].sort()));
  it("fills the same blanks", () => {
    for (const [key, message] of english) expect([key, blanks(own.get(key) ?? "")]).toEqual([key, blanks(message)]);
  });
});

it("says nothing that is not written", () => {
  const said = [...sources.matchAll(/\bsay\(\s*"([a-z-]+)"/g)].map((match) => match[1] ?? "");
  expect(said.filter((key) => !english.has(key))).toEqual([]);
});

it("has nothing written that is never said", () => {
  const dynamic = [...sources.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1] ?? "");
  const unused = [...english.keys()].filter((key) => !sources.includes(`"${key}"`) && !dynamic.some((prefix) => key.startsWith(prefix)));
  expect(unused).toEqual([]);
});

it("tells nobody what they play for in a game that it does not know", () => {
  for (const [path, text] of Object.entries(texts)) {
    const bundle = new FluentBundle(path.slice(-6, -4));
    bundle.addResource(new FluentResource(text));
    expect(bundle.formatPattern(bundle.getMessage("aim")?.value ?? "", { game: "template", rounds: 3 })).toBe("");
  }
});
