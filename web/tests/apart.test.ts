import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawnFrom, drawnLater } from "./drawing.svelte";

describe("a whole in its parts", () => {
  it("tells only those who read a part that has changed", () => {
    const farm = ["a1"];
    const { set, drawn, stop } = drawnFrom({ phase: "plant", farm, score: 3 });
    expect(drawn).toEqual(["phase plant", "farm a1", "score 3"]);
    set({ phase: "plant", farm, score: 4 });
    expect(drawn.splice(0)).toEqual(["phase plant", "farm a1", "score 3", "score 4"]);
    set({ phase: "plant", farm, score: 4 });
    expect(drawn).toEqual([]);
    set({ phase: "ship", farm: ["a1", "b2"], score: 4 });
    expect(drawn).toEqual(["phase ship", "farm a1,b2"]);
    stop();
  });
  it("has its keys for those who ask for all of them", () => {
    const { parts, stop } = drawnFrom({ phase: "plant", farm: ["a1"], score: 3 });
    expect({ ...parts }).toEqual({ phase: "plant", farm: ["a1"], score: 3 });
    stop();
  });
});

describe("what is drawn a frame later", () => {
  let frames: (() => void)[] = [];
  beforeEach(() => vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work)));
  afterEach(() => vi.unstubAllGlobals());
  const frame = () => { frames.splice(0).forEach((work) => work()); flushSync(); };

  it("follows by one frame, and leaves out what was overtaken", () => {
    const { set, drawn, stop } = drawnLater(1);
    expect([drawn.splice(0), frames.length]).toEqual([[1], 0]);
    set(2);
    expect(drawn).toEqual([]);
    set(3);
    frame();
    expect(drawn).toEqual([3]);
    frame();
    expect([drawn, frames.length]).toEqual([[3], 0]);
    stop();
    frames = [];
  });
  it("with a pause, leaves out what comes too soon, and catches up when the pause is lifted", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { set, lift, drawn, stop } = drawnLater(1, 300);
    for (const value of [2, 3, 4]) { set(value); frame(); }
    expect(drawn).toEqual([1, 2]);
    vi.advanceTimersByTime(300);
    for (const value of [5, 6]) { set(value); frame(); }
    expect(drawn).toEqual([1, 2, 5]);
    lift();
    frame();
    expect([drawn, frames]).toEqual([[1, 2, 5, 6], []]);
    stop();
    vi.useRealTimers();
  });
});
