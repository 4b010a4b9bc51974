import { describe, expect, it } from "vitest";
import { finderOf, isRightHere, oldTextsInUse, RIGHT_HERE } from "./old-texts.ts";

const inUse = oldTextsInUse();

describe("old texts", () => {
  it("are found as a whole text and inside a longer text", () => {
    const find = finderOf(["Not told", "Isolate {} m all round."]);
    expect(find("Not told")).toEqual(["Not told"]);
    expect(find("Chlorine: Isolate {} m all round, then call.")).toEqual(["Isolate {} m all round."]);
  });

  it("of fewer than four words are not searched inside a longer text", () => {
    expect(finderOf(["Not told"])("Not told by the driver")).toEqual([]);
  });

  it("are no longer used", () => {
    expect(inUse.filter((text) => !isRightHere(text)).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  it.each(RIGHT_HERE)("are allowed in $path only while they are used there: $text", (right) => {
    expect(inUse).toContainEqual(right);
  });
});
