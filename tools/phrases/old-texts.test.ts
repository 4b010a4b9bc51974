import { describe, expect, it } from "vitest";
import { finderOf, isRightHere, oldTextsInUse, RIGHT_HERE } from "./old-texts.ts";

const inUse = oldTextsInUse();

describe("old texts", () => {
  it("are found as a whole and inside a longer text", () => {
    const find = finderOf(["Not told", "Isolate {} m all round."]);
    expect(find("Not told")).toEqual(["Not told"]);
    expect(find("Chlorine: Isolate {} m all round, then call.")).toEqual(["Isolate {} m all round."]);
  });

  it("of fewer than four words are not looked for inside a longer text", () => {
    expect(finderOf(["Not told"])("Not told by the driver")).toEqual([]);
  });

  it("are no longer in use", () => {
    expect(inUse.filter((text) => !isRightHere(text)).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  it.each(RIGHT_HERE)("are named as right in $path only while they are in use there: $text", (right) => {
    expect(inUse).toContainEqual(right);
  });
});
