import { chemicalKey } from "@placard/hazmat-core";
import { numberFrom, validatePlume } from "@placard/hazmat-core/business";
import type { SceneWeather } from "@placard/hazmat-core/scene";
import { describe, expect, it } from "vitest";
import { EMPTY_PLUME, type PlumeValues } from "./plume-values.ts";
import { sceneOf } from "./scene-of.ts";
import { SOURCE_FIELDS } from "./source-entry.ts";

const NOW = new Date("2026-11-21T15:00:00.000Z");
const PLACE = { id: "here", place_name: "Here", center: [-63.57, 44.65], precision: "exact" } as const;
const WEATHER = { pressureMb: 1000 } as unknown as SceneWeather;
const FILLED: PlumeValues = {
  ...EMPTY_PLUME,
  chem_name: "Chlorine",
  address: "Here",
  emission_rate: "0.2",
  emission_height: "2",
  state: "gas",
};
const sceneFrom = (values: PlumeValues) =>
  sceneOf(values, { key: chemicalKey("cas:7782-50-5"), unNumber: null }, PLACE as never, WEATHER, NOW);

/** Typed figures, most of which are a number in one notation but not in another. */
const TYPED = ["1", "1.5", "1,5", "0,125", "12,5", "1,500", "1.500", "1 500", "1e1", "x", "5 kg", "-1", ",", "1,2,3"];

const FIGURES = [
  ["duration_min", (values: PlumeValues) => sceneFrom(values)?.durationMin],
  ["ground_temperature_c", (values: PlumeValues) => sceneFrom(values)?.groundTemperatureC],
  ["turnBackLELPercent", (values: PlumeValues) => sceneFrom(values)?.lelPercent],
  ["emission_height", (values: PlumeValues) => sceneFrom(values)?.heightM],
] as const;

describe("values accepted by the form's rules are those used in the calculation", () => {
  it.each(FIGURES)("%s", (field, figureOf) => {
    const passed = TYPED.filter((typed) => validatePlume({ ...FILLED, [field]: typed })[field] === undefined);
    for (const typed of passed) expect(figureOf({ ...FILLED, [field]: typed }), typed).toBe(numberFrom(typed));
    expect(passed).not.toContain("1,500");
    expect(passed).not.toContain("x");
  });

  const sources = Object.entries({ rate: ["emission_rate"] as const, ...SOURCE_FIELDS });
  it.each(sources.flatMap(([source, fields]) => fields.map((field) => [source, field] as const)))(
    "%s: %s",
    (source, field) => {
      const state = source === "pool" || source === "tank" ? "liquid" : "gas";
      const values = { ...FILLED, source, state };
      const passed = TYPED.filter((typed) => validatePlume({ ...values, [field]: typed })[field] === undefined);
      expect(passed).toContain("1,5");
      expect(passed).not.toContain("1,500");
      for (const typed of passed) {
        const point = String(numberFrom(typed));
        expect(sceneFrom({ ...values, [field]: typed })?.source, typed).toEqual(
          sceneFrom({ ...values, [field]: point })?.source,
        );
        expect(point, typed).not.toBe("null");
      }
    },
  );
});
