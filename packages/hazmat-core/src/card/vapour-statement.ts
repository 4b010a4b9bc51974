import type { HazardKind } from "../guidance/derived/hazard-fact.ts";
import { hazardFactsOf } from "../guidance/derived/hazard-facts-of.ts";
import { physicalStateOf } from "../guidance/derived/physical-state-of.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { TransportEntry } from "../record/transport-entry.ts";
import { MOLAR_MASS_AIR_G_PER_MOL } from "../units/constants.ts";

/** Within 5% of the density of air, a gas neither sinks nor rises by its weight alone. */
const LIGHT = 0.95;
const HEAVY = 1.05;

const VAPOUR_KINDS: ReadonlySet<HazardKind> = new Set<HazardKind>(["flammable", "fatal-inhaled", "toxic-inhaled"]);
const HALOGENATED_SOLVENTS = "160";

function densityOf(record: ChemicalRecord): { readonly value: number; readonly source: SourceRef } | null {
  const { relativeVapourDensity, molarMassGPerMol } = record.constants;
  if (relativeVapourDensity !== null) return relativeVapourDensity;
  if (molarMassGPerMol === null) return null;
  return {
    value: molarMassGPerMol.value / MOLAR_MASS_AIR_G_PER_MOL,
    source: { ...molarMassGPerMol.source, mark: "derived" },
  };
}

function nameOfVapour(entry: TransportEntry): "gas" | "vapour" | null {
  if (entry.hazardClass?.startsWith("2") === true) return "gas";
  const givesVapour =
    entry.hazardClass?.startsWith("3") === true || entry.isToxicByInhalation || entry.guide === HALOGENATED_SOLVENTS;
  return givesVapour ? "vapour" : null;
}

/** Without a UN number, state and hazards decide whether there is a gas or significant vapour. */
function nameWithoutId(record: ChemicalRecord): "gas" | "vapour" | null {
  const state = physicalStateOf(record, null);
  if (state === "gas") return "gas";
  const givesVapour = hazardFactsOf(record, null).some(({ kind }) => VAPOUR_KINDS.has(kind));
  return state === "liquid" && givesVapour ? "vapour" : null;
}

function words(name: string, ratio: number): string {
  const shown = ratio.toFixed(1);
  if (ratio > HEAVY) return `The ${name} is ${shown} times as heavy as air. It flows downhill and into drains.`;
  if (ratio < LIGHT)
    return `The ${name} is ${shown} times as heavy as air. When warm, it rises. When cold, it stays low.`;
  return `The ${name} is about as heavy as air.`;
}

/**
 * States where the gas or vapour goes, from the record's own figure.
 *
 * @returns `null` for solids, for liquids with little vapour, and without a figure on file
 */
export function vapourStatement(record: ChemicalRecord, entry: TransportEntry | null): Statement | null {
  const name = entry === null ? nameWithoutId(record) : nameOfVapour(entry);
  const density = densityOf(record);
  if (name === null || density === null) return null;
  return { text: words(name, density.value), rests: [density.source] };
}
