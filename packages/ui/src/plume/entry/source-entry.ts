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

/** Figures of a source, by field of the form. */
export type SourceField =
  | "pool_area_m2"
  | "hole_diameter_mm"
  | "liquid_above_hole_m"
  | "bore_mm"
  | "gauge_pressure"
  | "contents_kg";

/** Fields of each source in order. Sources share a field if it has the same meaning. */
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

/** Returns the unit in which a figure of a source is entered. */
export function sourceUnit(field: SourceField, values: PlumeValues): string {
  return field === "gauge_pressure" ? gaugeUnitOf(values) : UNITS[field];
}

/** Returns the source of the form; default: a rate. */
export function sourceKindOf({ source }: PlumeValues): SourceKind {
  return SOURCE_KINDS.find((known) => known === source) ?? "rate";
}

/** Form values for a chosen source. A chosen state stays; if it does not fit, its field shows an error. */
export function sourceFields(kind: SourceKind, { state }: PlumeValues): Partial<PlumeValues> {
  return { source: kind, ...(kind !== "rate" && state === "" && { state: STATE_OF_SOURCE[kind] }) };
}

/** Clears the input of sources that are not chosen: no result depends on it, and none must show it. */
export function withChosenSource(values: PlumeValues): PlumeValues {
  const kind = sourceKindOf(values);
  const chosen: readonly string[] = kind === "rate" ? ["emission_rate"] : SOURCE_FIELDS[kind];
  const others = ["emission_rate", ...Object.values(SOURCE_FIELDS).flat()].filter((field) => !chosen.includes(field));
  return { ...values, ...Object.fromEntries(others.map((field) => [field, ""])) };
}

/** Returns the gauge unit of the form. */
export function gaugeUnitOf({ gauge_unit }: PlumeValues): GaugeUnit {
  return GAUGE_UNITS.find((known) => known === gauge_unit) ?? "bar";
}

/**
 * Returns the source of the form in the units of the core. A missing figure is `NaN`, which the core refuses with the
 * name of its field.
 *
 * @param airPressureMb - at the location; `null`: the standard atmosphere
 */
export function sourceOf(values: PlumeValues, airPressureMb: number | null): ReleaseSource {
  const figure = (field: SourceField | "emission_rate"): number => numberFrom(values[field]) ?? Number.NaN;
  const millimetres = (field: SourceField): number => figure(field) / 1000;
  const isFilled = (field: SourceField): boolean => values[field].trim() !== "";
  const airPa = airPressureMb === null ? undefined : convertUnit("pressure", airPressureMb, "mb", "Pa");
  const pressurePa = absoluteFromGauge(figure("gauge_pressure"), gaugeUnitOf(values), airPa);
  const options = {
    pressurePa: isFilled("gauge_pressure") ? pressurePa : undefined,
    contentsKg: isFilled("contents_kg") ? figure("contents_kg") : undefined,
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

/** Returns the form field for the input named in a refusal; `undefined` if the source has no such field. */
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
