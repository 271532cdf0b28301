import { describe, expect, it } from "vitest";
import { NARROW, WEST_TO_EAST, WIDE } from "../src/boards/merchants/plan";
import { COASTS, isPicture } from "../src/boards/merchants/pictures";
import { faceOf, ranked } from "../src/boards/merchants/view";
import { way } from "../src/boards/merchants/ways";
import type { Choice, Dial } from "../src/lib/api-types";
import { figures, momentOf, sealedPrices } from "../src/lib/dial";

const dial: Dial = { started: 100, step_seconds: 2, top: 200, step: 10, bottom: 50, doubled: false, highest: 200, stopped: false, stopped_by_you: false };

describe("the dial", () => {
  it("waits, stays on its top figure for a step, and falls", () => {
    expect(momentOf(dial, 98.5)).toMatchObject({ lead: 1.5, price: 200, down: false });
    expect(momentOf(dial, 101.9)).toMatchObject({ lead: 0, price: 200 });
    expect(momentOf(dial, 103)).toMatchObject({ price: 190, hand: 185 });
    expect(momentOf(dial, 400)).toMatchObject({ price: 50, hand: 50, down: true });
  });
  it("counts twice when it is doubled", () => {
    expect(momentOf({ ...dial, doubled: true, bottom: 100 }, 106)).toMatchObject({ price: 170, money: 340 });
  });
  it("has the figures of its face", () => expect(figures(200, 100, 10)).toHaveLength(11));
});

describe("a sealed price", () => {
  const choice = (id: number, words: string, args: Record<string, string | number> = {}): Choice => ({ id, kind: words.split(" ")[0] ?? "", arguments: args, words, sentence: words });
  it("costs what the words say, the lowest first", () => {
    const asked = [choice(1, "none"), choice(2, "stop 60", { price: 60 }), choice(3, "claim"), choice(4, "stop 190", { price: 190 })];
    expect(sealedPrices(asked)?.map((one) => one.money)).toEqual([60, 190, 200]);
    expect(sealedPrices([choice(1, "none"), choice(5, "stop 130 doubled", { price: "130 doubled" })])?.[0]?.money).toBe(260);
  });
  it("is nothing that is asked elsewhere", () => expect(sealedPrices([choice(1, "decline")])).toBeNull());
});

describe.each([["wide", WIDE], ["narrow", NARROW]])("the plan of the old town, %s", (_, plan) => {
  it("lays the quarters from west to east, the first row nearest to the harbour", () => {
    const middles = WEST_TO_EAST.map((quarter) => plan.plotOf(quarter, "b2", 3, 3).middle.x);
    expect(middles).toEqual([...middles].sort((a, b) => a - b));
    expect(plan.plotOf("nieuwe_zijde", "a2", 3, 3).middle.y).toBeLessThan(plan.plotOf("nieuwe_zijde", "c2", 3, 3).middle.y);
  });
  it("puts a bridge between its two houses, whichever is named first", () => {
    const bridge = plan.bridgeOf(["oude_zijde_a1", "nieuwe_zijde_a3"], 3, 3);
    expect(bridge.x).toBeGreaterThan(plan.plotOf("nieuwe_zijde", "a3", 3, 3).middle.x);
    expect(bridge.x).toBeLessThan(plan.plotOf("oude_zijde", "a1", 3, 3).middle.x);
    const same = plan.bridgeOf(["nieuwe_zijde_a3", "oude_zijde_a1"], 3, 3);
    expect([same.x, same.y].map(Math.round)).toEqual([bridge.x, bridge.y].map(Math.round));
  });
});

describe("the cards", () => {
  it.each([
    ["commodity_marked", { kind: "commodity", quarters: [] }],
    ["post_far_east", { kind: "post", region: "far_east", quarters: [] }],
    ["post_silk", { kind: "post", market: "silk", quarters: [] }],
    ["house_oude_zijde_lastage_silk", { kind: "house", quarters: ["oude_zijde", "lastage"], market: "silk" }],
    ["house_grachten_any", { kind: "house", quarters: ["grachten"] }],
  ])("%s", (name, face) => expect(faceOf(name)).toEqual(face));
});

it("ranks parts as the server says", () => {
  const part = (rank: number) => ({ number: 1, rank, strength: 0, standings: [] });
  expect(ranked({ sugar: part(3), gems: part(1), spices: part(4), silk: part(2) })).toEqual(["gems", "silk", "sugar", "spices"]);
});

it("has a picture for every field of the time track", () => {
  const fields = ["start", "nothing", "ship", "globe", "arms", "loan", "lose_house", "lose_post", "shipwreck", "leaders_back", "score_exchange", "score_houses", "score_posts", "end"];
  expect(fields.filter((field) => !isPicture(field))).toEqual([]);
  expect(Object.values(COASTS).every((path) => path.startsWith("M") && !path.includes("NaN"))).toBe(true);
});

it("knows where pieces go", () => {
  expect(way("build", { seat: 1, quarter: "lastage", cell: "a1" })).toMatchObject({ from: "seat-1", to: "space-lastage_a1", icon: "house" });
  expect(way("lose_post", { seat: 0, region: "africa", market: "gems" })).toMatchObject({ from: "post-africa_gems", to: "seat-0" });
  expect(way("time", { year: "1596/97", field: "nothing" })).toMatchObject({ to: "time-1596/97", icon: "hourglass" });
  expect(way("sealed", { seat: 0 })).toBeNull();
});
