import { dataSource } from "../data/data-source.ts";
import type { StoredLimits, StoredSubstance } from "../data/stored-substance.ts";
import { highestLevel, type HazardDerivation } from "../hazard/hazard-derivation.ts";
import type { ExplainedHazardLevel } from "../hazard/hazard-level.ts";
import { explainHazardFromClass } from "../hazard/level-from-class.ts";
import {
  explainHazardFromExposureLimit,
  explainHazardFromIdlh,
  type ToxicityFigure,
} from "../hazard/level-from-figure.ts";
import { explainHazardFromNfpa } from "../hazard/level-from-nfpa.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { TransportEntry } from "../record/transport-entry.ts";

/** GHS hazard statements in the words that the class rule reads. */
const GHS_WORDS: readonly (readonly [word: string, codes: RegExp])[] = [
  ["Explosive", /^H20[0-6]/],
  ["Toxic", /^H3(?:00|01|10|11|30|31)/],
  ["Flammable", /^H2(?:2[0-8]|4[0-2]|5[0-2]|6[01])/],
  ["Corrosive", /^H314/],
  ["Oxidizer", /^H27[0-2]/],
  ["Irritant", /^H3(?:15|19|35)/],
];

/** UN class with its subsidiary classes, `2.3 (5.1, 8)`, or `null`. */
function classTextOf(entry: TransportEntry | undefined): string | null {
  if (entry?.hazardClass === undefined || entry.hazardClass === null) return null;
  const { hazardClass, subsidiaryClasses } = entry;
  return subsidiaryClasses.length === 0 ? hazardClass : `${hazardClass} (${subsidiaryClasses.join(", ")})`;
}

function fromGhs(of: StoredSubstance): HazardDerivation[] {
  const { ghs } = of;
  if (ghs === undefined) return [];
  const read = GHS_WORDS.flatMap(([word, codes]) => {
    const code = ghs.hCodes.find((candidate) => codes.test(candidate));
    return code === undefined ? [] : [`${word} (${code})`];
  });
  return read.length === 0 ? [] : [explainHazardFromClass(read.join(", "), [dataSource(ghs.src, ghs.index)])];
}

/** The lowest of the printed limits: ppm first, mg/m³ where no ppm is printed. */
function lowest(
  of: StoredSubstance,
  limits: (StoredLimits & { readonly src: string }) | undefined,
): ToxicityFigure | null {
  if (limits === undefined) return null;
  const smallest = (values: readonly (number | undefined)[]): number | undefined =>
    values.filter((value) => value !== undefined).toSorted((a, b) => a - b)[0];
  const ppm = smallest(limits.limits.map((limit) => limit.ppm));
  const source = dataSource(limits.src, of.npg);
  if (ppm !== undefined) return { value: ppm, unit: "ppm", source };
  const mgm3 = smallest(limits.limits.map((limit) => limit.mgm3));
  return mgm3 === undefined ? null : inMilligrams(of, mgm3, source);
}

/** NIOSH prints a conversion factor for what is met as a gas or vapour, and none for dusts. */
function inMilligrams(of: StoredSubstance, value: number, source: SourceRef): ToxicityFigure {
  return { value, unit: "mg/m³", molarMass: of.mw?.[0] ?? null, isGasOrVapour: of.mgm3PerPpm !== undefined, source };
}

function idlh(of: StoredSubstance): ToxicityFigure | null {
  if (of.idlh === undefined) return null;
  const source = dataSource(of.idlh.src, of.npg);
  if (of.idlh.ppm !== undefined) return { value: of.idlh.ppm, unit: "ppm", source };
  return of.idlh.mgm3 === undefined ? null : inMilligrams(of, of.idlh.mgm3, source);
}

function fromTransport(entries: readonly TransportEntry[]): HazardDerivation[] {
  return entries.map((entry) => explainHazardFromClass(classTextOf(entry), [entry.source]));
}

/** Hazard level of a substance: the highest derivation leads, and those that differ are named. */
export function hazardLevelOf(of: StoredSubstance, transport: readonly TransportEntry[]): ExplainedHazardLevel {
  const { nfpa } = of;
  return highestLevel([
    ...fromTransport(transport),
    ...fromGhs(of),
    explainHazardFromIdlh(idlh(of)),
    explainHazardFromExposureLimit(lowest(of, of.rel), "REL"),
    explainHazardFromExposureLimit(lowest(of, of.pel), "PEL"),
    ...(nfpa === undefined
      ? []
      : [
          explainHazardFromNfpa({ health: nfpa.h, fire: nfpa.f, reactivity: nfpa.r }, [
            { key: "NFPA-LIST", mark: "unverified" },
          ]),
        ]),
  ]);
}

/** Hazard level of a transport entry that no substance stands for: its class alone. */
export function hazardLevelOfTransport(entry: TransportEntry): ExplainedHazardLevel {
  return highestLevel(fromTransport([entry]));
}
