import { describe, expect, it } from "vitest";
import {
  COMMON_MATERIAL_HAZARDS,
  WITHOUT_OWN_HAZARD,
} from "../../packages/hazmat-core/src/card/vectors/common-material-hazards.ts";
import { materialsInView } from "./common-materials.ts";

const materials = await materialsInView();
const expected = new Map(
  COMMON_MATERIAL_HAZARDS.flatMap(([names, typed]) => typed.split(", ").map((one) => [one, names] as const)),
);

describe("the two lines in view of a card", () => {
  it("have an expected hazard for each of the 200 common materials, or an entry in the list of exceptions", () => {
    const typed = materials.map((material) => material.typed);
    expect([...expected.keys(), ...WITHOUT_OWN_HAZARD].toSorted()).toEqual(typed.toSorted());
  });

  it.each(materials.filter(({ typed }) => expected.has(typed)))(
    "name the specific hazard of $typed",
    ({ typed, lines }) => {
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.join("\n")).toMatch(expected.get(typed) ?? /^$/);
    },
  );
});
