import { expect, it } from "vitest";
import { citation } from "../../provenance/source.ts";
import { INSPECTION_TEMPLATE_IDS, inspectionTemplate } from "./inspection-templates.ts";

const templates = INSPECTION_TEMPLATE_IDS.map(inspectionTemplate);
const items = templates.flatMap((template) => template.items);

it("names each item of a template once", () => {
  for (const { id, items: own } of templates) {
    expect([id, new Set(own.map((item) => item.id)).size]).toEqual([id, own.length]);
    expect(own.length).toBeGreaterThanOrEqual(5);
  }
});

it("has items that are full sentences", () => {
  const odd = items.filter(({ text }) => !/^(Check|Inspect|Look|Test|Activate|Compare) .+\.$/.test(text));
  expect(odd).toEqual([]);
});

it("has a source for each figure and interval", () => {
  const unsourced = items.filter(({ text, source }) => /\d|monthly|weekly|within the last year/.test(text) && !source);
  expect(unsourced).toEqual([]);
});

it("has sources with a name and a place that a reader can find", () => {
  const [visual] = inspectionTemplate("fire_extinguishers").items;
  expect(visual?.source && citation(visual.source)).toBe("OSHA 29 CFR, 1910.157(e)(2)");
});
