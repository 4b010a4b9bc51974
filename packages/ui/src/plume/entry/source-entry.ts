import { convertUnit, type EveryField } from "@placard/hazmat-core";
import { numberFrom } from "@placard/hazmat-core/business";
import {
  absoluteFromGauge,
  GAUGE_UNITS,
  SOURCE_KINDS,
  STATE_OF_SOURCE,
  withoutGaps,
  type GaugeUnit,
  type ReleaseSource,
  type SourceKind,
} from "@placard/hazmat-core/scene";
import type { PlumeValues } from "./plume-values.ts";

/** The figures of a source, by the field of the form. */
export type SourceField =
  | "pool_area_m2"
  | "hole_diameter_mm"
  | "liquid_above_hole_m"
  | "bore_mm"
  | "gauge_pressure"
  | "contents_kg";

/** The fields of each source in their order. Sources share a field where they mean the same by it. */
export const SOURCE_FIELDS: Readonly<Record<Exclude<SourceKind, "rate">, readonly SourceField[]>> = {
  pool: ["pool_area_m2"],
  tank: ["hole_diameter_mm", "liquid_above_hole_m", "contents_kg", "gauge_pressure"],
  cylinder: ["hole_diameter_mm", "contents_kg", "gauge_pressure"],
  "gas-line": ["bore_mm", "gauge_pressure"],
};

const UNITS = {
  pool_area_m2: "m²",
  hole_diameter_mm: "mm",
  liquid_above_hole_m: "m",
  bore_mm: "mm",
  contents_kg: "kg",
} as const satisfies Record<Exclude<SourceField, "gauge_pressure">, string>;

/** The unit that a figure of a source is typed in. */
export function sourceUnit(field: SourceField, values: PlumeValues): string {
  return field === "gauge_pressure" ? gaugeUnitOf(values) : UNITS[field];
}

/** The source that the form holds; a rate until something else is chosen. */
export function sourceKindOf({ source }: PlumeValues): SourceKind {
  return SOURCE_KINDS.find((known) => known === source) ?? "rate";
}

/** The form's fields for a chosen source. A state that was chosen stays: where it does not fit, its field says so. */
export function sourceFields(kind: SourceKind, { state }: PlumeValues): Partial<PlumeValues> {
  return { source: kind, ...(kind !== "rate" && state === "" && { state: STATE_OF_SOURCE[kind] }) };
}

/** The form without what was typed for a source that is not chosen: no result rests on it, and none may tell it. */
export function withChosenSource(values: PlumeValues): PlumeValues {
  const kind = sourceKindOf(values);
  const chosen: readonly string[] = kind === "rate" ? ["emission_rate"] : SOURCE_FIELDS[kind];
  const others = ["emission_rate", ...Object.values(SOURCE_FIELDS).flat()].filter((field) => !chosen.includes(field));
  return { ...values, ...Object.fromEntries(others.map((field) => [field, ""])) };
}

/** The unit of the gauge that the form holds. */
export function gaugeUnitOf({ gauge_unit }: PlumeValues): GaugeUnit {
  return GAUGE_UNITS.find((known) => known === gauge_unit) ?? "bar";
}

/**
 * The source of the form, in the units of the core. A figure that is missing is not a number, which the core refuses with the
 * name of its field.
 *
 * @param airPressureMb - at the place; `null`: the standard atmosphere
 */
export function sourceOf(values: PlumeValues, airPressureMb: number | null): ReleaseSource {
  const figure = (field: SourceField | "emission_rate"): number => numberFrom(values[field]) ?? Number.NaN;
  const millimetres = (field: SourceField): number => figure(field) / 1000;
  const given = (field: SourceField): boolean => values[field].trim() !== "";
  const airPa = airPressureMb === null ? undefined : convertUnit("pressure", airPressureMb, "mb", "Pa");
  const pressurePa = absoluteFromGauge(figure("gauge_pressure"), gaugeUnitOf(values), airPa);
  const options = {
    pressurePa: given("gauge_pressure") ? pressurePa : undefined,
    contentsKg: given("contents_kg") ? figure("contents_kg") : undefined,
  } satisfies EveryField<Vessel, "kind" | "holeDiameterM" | "liquidAboveHoleM">;
  const vessel = { holeDiameterM: millimetres("hole_diameter_mm"), ...withoutGaps(options) };
  switch (sourceKindOf(values)) {
    case "rate":
      return { kind: "rate", rateKgPerS: figure("emission_rate") };
    case "pool":
      return { kind: "pool", areaM2: figure("pool_area_m2") };
    case "tank":
      return { kind: "tank", liquidAboveHoleM: figure("liquid_above_hole_m"), ...vessel };
    case "cylinder":
      return { kind: "cylinder", ...vessel };
    case "gas-line":
      return { kind: "gas-line", boreM: millimetres("bore_mm"), pressurePa };
  }
}

type Vessel = Extract<ReleaseSource, { kind: "tank" | "cylinder" }>;

/** The form's field for an input that a refusal names; `undefined` for what the source does not hold. */
export function fieldOfInput(input: string): SourceField | undefined {
  return FIELDS[input];
}

const FIELDS: Readonly<Record<string, SourceField>> = {
  "source.areaM2": "pool_area_m2",
  areaM2: "pool_area_m2",
  "source.holeDiameterM": "hole_diameter_mm",
  "source.liquidAboveHoleM": "liquid_above_hole_m",
  "source.boreM": "bore_mm",
  "source.pressurePa": "gauge_pressure",
  "source.contentsKg": "contents_kg",
};
