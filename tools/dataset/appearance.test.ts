import { describe, expect, it } from "vitest";
import { COLOURS, ODOURS } from "../../packages/hazmat-core/src/identify/unknown/appearance.ts";
import { readAppearance } from "./appearance.ts";
import { readInput } from "./read-input.ts";

const rows = readAppearance();

/** Read by hand on https://www.cdc.gov/niosh/npg/npgdNNNN.html (one public copy): page, colours, odours. */
const BY_HAND: readonly (readonly [page: string, colours: string, odours: string])[] = [
  ["0001", "colourless", "pungent fruit"],
  ["0002", "colourless", "vinegar"],
  ["0011", "colourless yellow", "pungent foul"],
  ["0028", "colourless", "pungent ammonia"],
  ["0040", "colourless", "garlic"],
  ["0062", "colourless white", "pungent"],
  ["0064", "red brown", "pungent"],
  ["0103", "colourless", "none"],
  ["0105", "colourless", "none"],
  ["0115", "yellow-green", "pungent chlorine"],
  ["0116", "yellow red brown", "chlorine foul"],
  ["0161", "colourless", "pungent almonds"],
  ["0182", "yellow", "musty"],
  ["0275", "colourless", "solvent"],
  ["0289", "yellow yellow-green green", "pungent"],
  ["0329", "colourless", "ammonia"],
  ["0333", "colourless blue", "almonds"],
  ["0334", "colourless", "pungent"],
  ["0337", "colourless", "rotten-eggs"],
  ["0342", "violet", "pungent"],
  ["0403", "colourless", "sweet"],
  ["0425", "colourless", "foul garlic"],
  ["0439", "colourless brown", "mothballs"],
  ["0447", "colourless yellow red", "pungent"],
  ["0454", "red brown yellow", "pungent"],
  ["0476", "colourless blue", "pungent"],
  ["0504", "colourless", "pungent musty"],
  ["0505", "colourless", "fish garlic none"],
  ["0524", "colourless", "none foul"],
  ["0575", "colourless", "pungent"],
  ["0577", "colourless brown", "none"],
];

describe("colour and smell of substances", () => {
  it("use only the project's own words, once per substance", () => {
    expect(rows.length).toBeGreaterThan(600);
    expect(new Set(rows.map(({ cas }) => cas)).size).toBe(rows.length);
    const colours = new Set<string>(COLOURS);
    const odours = new Set<string>([...ODOURS, "other"]);
    expect(rows.flatMap((row) => row.colours).filter((colour) => !colours.has(colour))).toEqual([]);
    expect(rows.flatMap((row) => row.odours).filter((odour) => !odours.has(odour))).toEqual([]);
  });

  it("come from the page that the substance record cites", () => {
    const pages = new Map(readInput().core.map(({ cas, npg }) => [cas, npg]));
    expect(rows.filter(({ cas, npg }) => pages.get(cas) !== npg)).toEqual([]);
  });

  it.each(BY_HAND)("page %s: %s; %s", (page, colours, odours) => {
    const row = rows.find(({ npg }) => npg === page);
    expect([row?.colours.join(" "), row?.odours.join(" ")]).toEqual([colours, odours]);
  });

  it("warn where the guide says the smell fades or is noticed late", () => {
    const warned = (kind: string): string[] => rows.filter((row) => row.odourWarning === kind).map(({ npg }) => npg);
    expect(warned("fades").toSorted()).toEqual(["0337", "0610"]);
    expect(warned("late").toSorted()).toEqual(["0014", "0184", "0192", "0201", "0400", "0403", "0632", "0658"]);
  });
});
