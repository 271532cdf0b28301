import { describe, expect, it } from "vitest";
import { bidsOf, pieces } from "../src/boards/nieuw-amsterdam/view";
import { way } from "../src/boards/nieuw-amsterdam/ways";
import { best, centre, cropsOf, leaving, lines, nearest, neighbour, placedOn, spotsOn, type Field } from "../src/boards/riverboat/view";
import { moved } from "../src/art/moved";
import { way as riverWay } from "../src/boards/riverboat/ways";
import { shownAs, withNames } from "../src/boards/generic";
import type { Choice, LogLine, Stretch } from "../src/lib/api-types";
import { applyChanges } from "../src/lib/changes";
import { choiceAt, grouped } from "../src/lib/choices";
import { partsOf } from "../src/lib/ledger";
import { playableLevel } from "../src/lib/levels";
import { toldOnce } from "../src/lib/log";
import { inline, markdown } from "../src/lib/markdown";
import { ownFirst } from "../src/lib/players";
import { Positions, shared } from "../src/lib/positions";
import { span } from "../src/lib/time";

const choice = (id: number, kind: string, args: Record<string, string | number> = {}): Choice => ({ id, kind, arguments: args, words: kind, sentence: kind });

describe("changes", () => {
  it("sets and takes away, and leaves the old object alone", () => {
    const old = { a: [1, 2], b: { c: 3 } };
    expect(applyChanges(old, [[["a", 1], 5], [["b", "c"]]])).toEqual({ a: [1, 5], b: {} });
    expect(old).toEqual({ a: [1, 2], b: { c: 3 } });
  });
  it("sets a null, which is something", () => expect(applyChanges({ a: 1 } as object, [[["a"], null]])).toEqual({ a: null }));
  it("refuses to walk into nothing", () => expect(() => applyChanges({}, [[["a", "b"], 1]])).toThrow());
});

describe("choices", () => {
  it("keeps kinds together and puts what ends a step last", () => {
    const kinds = grouped([choice(1, "done"), choice(2, "build", { district: "docks" }), choice(3, "elections"), choice(4, "build", { district: "granary" })]);
    expect(kinds.map((group) => group.kind)).toEqual(["build", "elections", "done"]);
  });
  it("shows many numbers as numbers", () => {
    const bids = Array.from({ length: 9 }, (_, price) => choice(price, "bid", { price }));
    expect(grouped(bids)[0]?.numeric).toBe(true);
    expect(grouped(bids.slice(0, 3))[0]?.numeric).toBe(false);
  });
  it("finds a choice by kind and argument", () => {
    const all = [choice(1, "auction", { column: 1 }), choice(2, "auction", { column: 2 })];
    expect(choiceAt(all, ["auction", "take_column"], 2)?.id).toBe(2);
    expect(choiceAt(all, ["ship"], 2)).toBeUndefined();
  });
});

describe("the ledger at the end", () => {
  it("draws gains to the right of zero and losses to the left, none left out", () => {
    expect(partsOf({ elections: 10, starving: -6, land: 3, loans: -2, furs: 0 }, ["elections", "starving", "land", "loans", "furs"])).toEqual([
      { source: "elections", points: 10, from: 0, to: 10 },
      { source: "starving", points: -6, from: -6, to: 0 },
      { source: "land", points: 3, from: 10, to: 13 },
      { source: "loans", points: -2, from: -8, to: -6 },
    ]);
  });
});

describe("Nieuw Amsterdam", () => {
  const line = (key: string, entry: Record<string, unknown> = {}) => ({ key, entry });
  it("reads the bids of the auction that is on", () => {
    const log = [line("bid", { seat: 2, price: 9 }), line("auction", { seat: 0 }), line("bid", { seat: 0, price: 0 }), line("pass", { seat: 1 })];
    expect(bidsOf(log)).toEqual([{ seat: 0, price: 0 }, { seat: 1, price: null }]);
  });
  it("lays out pieces one by one", () => expect(pieces({ city: 2, land: 0, trade: 1 })).toEqual(["city", "city", "trade"]));
  it("knows where a house goes", () => expect(way("build", { seat: 1, district: "docks" })).toMatchObject({ from: "seat-1", to: "district-docks" }));
  it("counts columns and stops as people do", () => {
    expect(way("takes", { seat: 0, column: 0 })).toMatchObject({ from: "column-1" });
    expect(way("move_post", { seat: 0, stop: 1 })).toMatchObject({ to: "stop-2" });
  });
  it("knows at which place a card lay", () => {
    const before = { land: [null, { card: 7 }], ships: [{ card: 3 }, { card: 9 }], traders: { top: { furs: { beaver: 2, lynx: 1 } } } };
    expect(way("gain_land", { seat: 0, card: 7 }, before)).toMatchObject({ from: "land-2" });
    expect(way("ship", { seat: 0, card: 9 }, before)).toMatchObject({ from: "ship-2" });
    expect(way("trade_top", { seat: 0, resource: "lynx" }, before)).toMatchObject({ from: "fur-top-2", icon: "lynx" });
  });
  it("knows of no way for what it does not know", () => expect(way("something", {})).toBeNull());
});

describe("Riverboat", () => {
  const field = (name: string, more: Partial<Field> = {}): Field => ({ field: name, region: "club", crop: null, worker: false, barn: false, well: false, surveyor: false, worth: null, counts: null, joined: [], ...more });
  const lay = (id: number, spot: string): Choice => ({ id, kind: "lay", arguments: { spot }, words: `lay ${spot}`, sentence: spot });
  it("knows the neighbours of straight and of shifted rows", () => {
    expect([0, 1, 2, 3, 4, 5].map((direction) => neighbour("b2", direction))).toEqual(["b3", "c3", "c2", "b1", "a2", "a3"]);
    expect([0, 1, 2, 3, 4, 5].map((direction) => neighbour("a1", direction))).toEqual(["a2", "b1", null, null, null, null]);
    expect(neighbour("e8", 0)).toBeNull();
  });
  it("draws neighbours one hex apart, in the direction they are said to lie", () => {
    for (const [direction, other] of [[0, "b3"], [1, "c3"], [5, "a3"]] as const) {
      const [from, to] = [centre("b2"), centre(other)];
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(86.6, 1);
      expect(Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)).toBe([0, 60, 120, 180, -120, -60][direction]);
    }
  });
  it("turns a tile of two crops around the field it is held on", () => {
    const spots = { "b2 e": { b2: "corn", b3: "wheat" }, "b3 w": { b3: "corn", b2: "wheat" }, "b2 w": { b2: "corn", b1: "wheat" } } as const;
    const choices = Object.keys(spots).map((spot, k) => lay(k, spot));
    const ways = spotsOn("b2", spots, choices);
    expect(ways.map((one) => one.spot)).toEqual(["b2 e", "b2 w"]);
    expect(nearest(ways, 0)?.spot).toBe("b2 e");
    expect(nearest(ways, 60)?.spot).toBe("b2 w");
  });
  it("offers a tile of one crop on every field that it would cover", () => {
    const spots = { "b2 e": { b2: "corn", b3: "corn" } } as const;
    expect(spotsOn("b3", spots, [lay(1, "b2 e")])).toHaveLength(1);
  });
  it("puts the crop of its own first on a triple", () => expect(cropsOf("corn-corn-wheat")).toEqual(["wheat", "corn", "corn"]));
  it("draws a seam within a tile, and an edge around it", () => {
    const one = lines([field("a1", { crop: "corn", joined: ["e"] }), field("a2", { crop: "corn" })]);
    expect(one.seams.match(/M/g)).toHaveLength(1);
    expect(one.tiles.match(/M/g)).toHaveLength(10);
    expect(one.paths).toBe("");
    expect(lines([field("a1"), field("a2", { region: "star" })]).paths).not.toBe("");
  });
  it("reads from the journal who has placed for the open card", () => {
    const log = [{ key: "place", entry: { seat: 1, field: "a1" } }, { key: "region", entry: {} }, { key: "place", entry: { seat: 0, field: "b2" } }];
    expect([...placedOn(log)]).toEqual([[0, "b2"]]);
  });
  it("shows which workers leave", () => expect(leaving([field("a1", { crop: "corn", worker: true }), field("a2", { crop: "corn" }), field("a3", { crop: "corn", worker: true })], "corn", 1)).toEqual(["a1"]));
  it("takes the crop that brings most", () => expect([best({ corn: { worth: 2, fields: ["a1"] }, wheat: { worth: 4, fields: ["a2"] } })?.worth, best(null)]).toEqual([4, null]));
  it("knows where a worker goes", () => expect(riverWay("place", { seat: 1, field: "b3" })).toMatchObject({ from: "seat-1", to: "field-1-b3", icon: "worker" }));
});

describe("a drawing at its place", () => {
  it("moves what is absolute and scales all", () => {
    expect(moved("M1 2H3V4L5 6h1v-1l.5-.5C1 2 3 4 5 6z", 10, 20, 2)).toBe("M12 24H16V28L20 32h2v-2l1 -1C12 24 16 28 20 32z");
  });
  it("turns no arc's angle or flags, and begins a small m at the origin", () => {
    expect(moved("M1 1A3 4 30 0 1 5 6a1 1 0 1 0 2 2", 10, 20, 2)).toBe("M12 22A6 8 30 0 1 20 32a2 2 0 1 0 4 4");
    expect(moved("m1 1 2 0zm3 3", 10, 20)).toBe("m11 21 2 0zm3 3");
  });
});

describe("positions", () => {
  /** A game of so many moves whose every position has the same parts, and one that changes. */
  const stretches = (last: number, asked: number[] = []) => (first: number, count: number): Promise<Stretch> => {
    asked.push(first);
    const moves = Array.from({ length: Math.min(count - 1, last - first) }, (_, k) => first + k + 1);
    return Promise.resolve({ first: { moves: first, view: { same: [1] } } as never, then: moves.map((move) => [[["moves"], move]]) });
  };
  it("come in stretches, each fetched once and the next one ahead", async () => {
    const asked: number[] = [];
    const positions = new Positions(stretches(60, asked));
    for (const number of [3, 24, 4, 0]) expect((await positions.get(number)).moves).toBe(number);
    expect(asked).toEqual([0]);
    positions.ahead(4, 60);
    positions.ahead(20, 60);
    positions.ahead(24, 60);
    expect(asked).toEqual([0, 25]);
    expect((await positions.get(60)).moves).toBe(60);
    positions.ahead(60, 60);
    expect(asked).toEqual([0, 25, 50]);
  });
  it("can all be fetched from one on, one stretch after the other, until a fault", async () => {
    const asked: number[] = [];
    await new Positions(stretches(60, asked)).all(30, 60);
    expect(asked).toEqual([25, 50]);
    let left = 2;
    const failing = new Positions((first, count) => (left-- > 0 ? stretches(90, asked)(first, count) : Promise.reject(new Error("away"))));
    await failing.all(0, 90);
    expect(asked).toEqual([25, 50, 0, 25]);
  });
  it("are asked for again after a fault", async () => {
    let faults = 1;
    const positions = new Positions((first, count) => (faults-- > 0 ? Promise.reject(new Error("away")) : stretches(60)(first, count)));
    await expect(positions.get(1)).rejects.toThrow("away");
    await expect(positions.get(1)).resolves.toMatchObject({ moves: 1 });
  });
  it("that could not be fetched ahead are no fault before they are needed", async () => {
    const positions = new Positions(() => Promise.reject(new Error("away")));
    positions.ahead(1, 60);
    await Promise.resolve();
    await expect(positions.get(1)).rejects.toThrow("away");
  });
  it("share with the one before what both have, also across stretches and if that one failed to come", async () => {
    let away = false;
    const positions = new Positions((first, count) => (away ? Promise.reject(new Error("away")) : stretches(100)(first, count)));
    const seen = [await positions.get(23), await positions.get(24), await positions.get(25)];
    expect(seen.map((one) => [one.moves, one.view === seen[0]!.view])).toEqual([[23, true], [24, true], [25, true]]);
    away = true;
    const failing = positions.get(60);
    away = false;
    await expect(positions.get(75)).resolves.toEqual({ moves: 75, view: { same: [1] } });
    await expect(failing).rejects.toThrow("away");
  });
  it("keeps what did not change", () => {
    const old = { a: { b: 1 }, c: [{ d: 1 }, { d: 2 }] };
    const next = shared(old, { a: { b: 1 }, c: [{ d: 1 }, { d: 3 }] });
    expect(next).toEqual({ a: { b: 1 }, c: [{ d: 1 }, { d: 3 }] });
    expect([next.a === old.a, next.c === old.c, next.c[0] === old.c[0]]).toEqual([true, false, true]);
    expect(shared(old, structuredClone(old))).toBe(old);
    expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  });
});

describe("any other game", () => {
  it("makes tables of equal things", () => expect(shownAs([{ a: 1, b: 2 }, { a: 3, b: 4 }])).toMatchObject({ kind: "table", columns: ["a", "b"] }));
  it("keeps facts and parts apart", () => expect(shownAs({ a: 1, b: [1, 2], c: { d: { e: 1 } } })).toMatchObject({ facts: [{ key: "a" }, { key: "b" }], parts: [{ key: "c" }] }));
});

describe("players in any view", () => {
  const names = ["Anna", "Ben"];
  it("have names where their numbers stood", () => {
    expect(withNames({ start: 1, phase_cards: { plant: 0, ship: null }, open: [{ owner: 1, worth: [4, 5] }] }, names)).toEqual({
      start: "Ben", phase_cards: { plant: "Anna", ship: null }, open: [{ owner: "Ben", worth: { Anna: 4, Ben: 5 } }],
    });
  });
  it("are not seen in other numbers", () => expect(withNames({ coins: 1, left: [1, 0] }, names)).toEqual({ coins: 1, left: [1, 0] }));
});

describe("the log", () => {
  const line = (key: string, sentence: string, seat = 0): LogLine => ({ key, sentence, seat, number: 1, entry: {} });
  it("tells equal payments once, with their number", () => {
    const told = toldOnce([line("pays", "coin"), line("pays", "good"), line("pays", "coin"), line("wins", "x"), line("pays", "coin")]);
    expect(told.map((one) => [one.line.sentence, one.count])).toEqual([["coin", 2], ["good", 1], ["x", 1], ["coin", 1]]);
  });
});

describe("markdown", () => {
  it("takes the anchor of a heading from the text, and makes one where there is none", () => {
    expect(markdown("## 1 Äcker **bepflanzen** {#plant}\n\n## Das Ende\n")).toMatchObject([{ id: "plant" }, { id: "das-ende" }]);
  });
  it("reads what our rules pages use", () => {
    const blocks = markdown("# A\n\nOne\ntwo.\n\n- x\n  y\n- z\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
    expect(blocks[2]).toMatchObject({ items: [[{ text: "x y" }], [{ text: "z" }]] });
  });
  it("never takes HTML for HTML", () => expect(inline("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]));
  it("ends on strange input", () => expect(markdown("1.\n-\n|").length).toBeGreaterThanOrEqual(0));
});

describe("small things", () => {
  it("shows one's own seat first", () => expect(ownFirst(4, 2)).toEqual([2, 3, 0, 1]));
  it("tells time as people do", () => expect([span(5), span(125), span(3700), span(90000), span(-3)]).toEqual(["0:05", "2:05", "1:01:40", "1 d 1 h", "0:00"]));
  it("finds a level to play against", () => {
    expect(playableLevel(["random", "greedy", "easy"])).toBe("easy");
    expect(playableLevel(["random"], "expert")).toBe("random");
  });
});
