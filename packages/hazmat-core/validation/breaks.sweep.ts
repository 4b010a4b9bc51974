import { describe, expect, it } from "vitest";
import { withBroken } from "./broken-models.ts";
import { DELIBERATE_BREAKS } from "./deliberate-breaks.ts";
import * as models from "./models.ts";
import { firstMisses } from "./scoreboard.ts";

describe("deliberate breaks", () => {
  it("leave the board green without a break", { timeout: 60_000 }, async () => {
    expect(await firstMisses(models)).toEqual([]);
  });

  // A break that only a complete plume shows takes a second, and several on a busy machine.
  it.each(DELIBERATE_BREAKS)("$name turns the board red", { timeout: 60_000 }, async (change) => {
    expect(await withBroken(change, firstMisses)).not.toEqual([]);
  });
});
