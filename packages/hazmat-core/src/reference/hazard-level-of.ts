import { dataSource } from "../data/data-source.ts";
import type { StoredLimits, StoredSubstance } from "../data/stored-substance.ts";
import { highestLevel, type HazardDerivation } from "../hazard/hazard-derivation.ts";
import type { ExplainedHazardLevel } from "../hazard/hazard-level.ts";
import {
  explainHazardFromExposureLimit,
  explainHazardFromIdlh,
  type ToxicityFigure,
} from "../hazard/level/level-from-figure.ts";
import { explainHazardFromGhs } from "../hazard/level/level-from-ghs.ts";
import { explainHazardFromNfpa } from "../hazard/level/level-from-nfpa.ts";
import { derivationsFromTransport } from "../hazard/level/level-from-transport.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { TransportEntry } from "../record/transport-entry.ts";
import { nfpaRatingOf } from "./figures/nfpa-rating-of.ts";

/** The lowest of the printed limits: ppm first, mg/m³ if no ppm is printed. */
function lowestLimit(
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

/** NIOSH prints a conversion factor only for gases and vapours, and none for dusts. */
function inMilligrams(of: StoredSubstance, value: number, source: SourceRef): ToxicityFigure {
  return { value, unit: "mg/m³", molarMass: of.mw?.[0] ?? null, isGasOrVapour: of.mgm3PerPpm !== undefined, source };
}

function idlh(of: StoredSubstance): ToxicityFigure | null {
  if (of.idlh === undefined) return null;
  const source = dataSource(of.idlh.src, of.npg);
  if (of.idlh.ppm !== undefined) return { value: of.idlh.ppm, unit: "ppm", source };
  return of.idlh.mgm3 === undefined ? null : inMilligrams(of, of.idlh.mgm3, source);
}

/**
 * Fire degree 4 of a liquid by its own flash point and boiling point, whether the unverified list contains it or not.
 */
function byFigures(of: StoredSubstance, transport: readonly TransportEntry[]): readonly HazardDerivation[] {
  const fire = nfpaRatingOf(of, transport)?.fire ?? null;
  if (fire !== 4 || of.nfpa?.f === fire) return [];
  return [
    explainHazardFromNfpa({ fire }, [{ key: "NFPA704", locator: "flash point and boiling point", mark: "derived" }]),
  ];
}

/** Hazard level of a substance: the highest derivation leads, and differing ones are named. */
export function hazardLevelOf(of: StoredSubstance, transport: readonly TransportEntry[]): ExplainedHazardLevel {
  const { nfpa } = of;
  return highestLevel([
    ...derivationsFromTransport(transport),
    ...(of.ghs === undefined ? [] : [explainHazardFromGhs(of.ghs.hCodes, [dataSource(of.ghs.src, of.ghs.index)])]),
    explainHazardFromIdlh(idlh(of)),
    explainHazardFromExposureLimit(lowestLimit(of, of.rel), "REL"),
    explainHazardFromExposureLimit(lowestLimit(of, of.pel), "PEL"),
    ...byFigures(of, transport),
    ...(nfpa === undefined
      ? []
      : [
          explainHazardFromNfpa({ health: nfpa.h, fire: nfpa.f, reactivity: nfpa.r }, [
            { key: "NFPA-LIST", mark: "unverified" },
          ]),
        ]),
  ]);
}

/** Hazard level of a transport entry without a substance: by its class alone. */
export function hazardLevelOfTransport(entry: TransportEntry): ExplainedHazardLevel {
  return highestLevel(derivationsFromTransport([entry]));
}
