import { describe, expect, it } from "vitest";
import type { Check } from "./compare.ts";
import { withBroken } from "./broken-models.ts";
import { DELIBERATE_BREAKS } from "./deliberate-breaks.ts";
import * as models from "./models.ts";
import { misses } from "./scoreboard.ts";

const nameOf = ({ caseId, quantity }: Check): string => `${caseId} ${quantity}`;
const missedUnbroken = (await misses(models)).map(nameOf);

describe("deliberate breaks", () => {
  it("find a green board without a break", () => {
    expect(missedUnbroken).toEqual([]);
  });

  // A board takes a second, and several on a busy machine.
  it.each(DELIBERATE_BREAKS)("$name turns the board red", { timeout: 60_000 }, async (change) => {
    const missed = await withBroken(change, async (broken) => {
      const names = (await misses(broken)).map(nameOf);
      return names.filter((name) => !missedUnbroken.includes(name));
    });
    expect(missed.length).toBeGreaterThan(0);
  });
});
