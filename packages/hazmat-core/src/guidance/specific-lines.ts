import { CURRENT_ERG, type SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { nameByNumber } from "../record/name-by-number.ts";
import type { Statement } from "../record/safety-properties.ts";
import type { TransportEntry } from "../record/transport-entry.ts";
import * as hazard from "./sentences/hazards.ts";

/** Hazards of one substance from its own record, not from its shared guide. */
export interface SpecificLines {
  /** Fire, explosion, cold, and effects on nerves. */
  readonly dangers: readonly Statement[];
  /** Exposure routes that can kill, and explosion by heat or shock. */
  readonly fatal: readonly Statement[];
  /** Harm that is not immediately fatal: through the skin, burns. */
  readonly harm: readonly Statement[];
}

/** Maximum ignition temperature, °C, that a hot surface easily reaches: temperature class T4. [IEC60079] */
const HOT_SURFACE_C = 200;
/**
 * NFPA instability of substances that can explode on their own: 3 after strong initiation or under confinement, 4
 * readily. [NFPA704]
 */
const UNSTABLE = 3;
const COLD_LIQUID = /refrigerated liquid|cryogenic liquid/i;
const NERVE_POISON = /cholinesterase/;
const OXIDIZER = /^H27[0-2]/;

const fatalByRoute = {
  breathe: "Breathing it can kill.",
  swallow: "Swallowing it can kill.",
  "breathe swallow": "Breathing or swallowing it can kill.",
  "breathe skin": hazard.FATAL_INHALED_SKIN,
  "swallow skin": "Swallowing it or skin contact can kill.",
  "breathe swallow skin": hazard.FATAL_ALL_ROUTES,
};

const once = (rests: readonly (SourceRef | undefined)[]): readonly SourceRef[] =>
  [...new Map(rests.map((source) => [source?.key, source])).values()].filter((source) => source !== undefined);

/** A line with its sources; none without a source. */
function line(text: string, ...rests: readonly (SourceRef | undefined)[]): readonly Statement[] {
  const sources = once(rests);
  return sources.length === 0 ? [] : [{ text, rests: sources }];
}

/** The hazard statement of the record as a source. */
function statedIn({ ghs }: ChemicalRecord, code: RegExp): SourceRef | undefined {
  const stated = ghs?.hCodes.find((hCode) => code.test(hCode));
  return ghs === null || stated === undefined ? undefined : { ...ghs.source, locator: stated };
}

function isOfClass(entry: TransportEntry | null, code: string): boolean {
  return entry !== null && (entry.hazardClass === code || entry.subsidiaryClasses.includes(code));
}

function fatalLines(record: ChemicalRecord, entry: TransportEntry | null): readonly Statement[] {
  const isToxicGas = entry?.isToxicByInhalation === true || entry?.hazardClass === "2.3";
  const breathe = statedIn(record, /^H330/) ?? (isToxicGas ? entry.source : undefined);
  const swallow = statedIn(record, /^H300/);
  const skin = statedIn(record, /^H310/);
  const routes = Object.entries({ breathe, swallow, skin }).filter(([, source]) => source !== undefined);
  const named = routes.map(([route]) => route).join(" ");
  return named in fatalByRoute ? line(fatalByRoute[named as keyof typeof fatalByRoute], breathe, swallow, skin) : [];
}

/**
 * Returns the hazards in the record of a substance: from its hazard statements, classes, figures and Pocket Guide
 * entry.
 *
 * @param feedsFire - true if the guide states that the substance does not burn but intensifies a fire
 */
export function specificLines(record: ChemicalRecord, entry: TransportEntry | null, feedsFire: boolean): SpecificLines {
  const { ghs, niosh } = record;
  const ignition = record.constants.ignitionTemperatureC;
  const name = nameByNumber(record, entry);
  const ofClass = (code: string): SourceRef | undefined => (isOfClass(entry, code) ? entry?.source : undefined);
  const cold = COLD_LIQUID.test(name) && entry !== null;
  const nerve = niosh?.targetOrgans.some((organ) => NERVE_POISON.test(organ)) === true;
  const isUnstable = (record.nfpa?.reactivity ?? 0) >= UNSTABLE && record.nfpa?.special !== "W";
  const skin = niosh?.routes.some((route) => route.startsWith("skin absorption")) === true ? niosh.source : undefined;
  const burnsByClass = ghs === null && entry?.hazardClass === "8" && entry.guide !== "172" ? entry.guide : null;
  const guide: SourceRef = { key: CURRENT_ERG, locator: `Guide ${burnsByClass?.slice(0, 3) ?? ""}` };

  return {
    dangers: [
      ...line(feedsFire ? hazard.FEEDS_FIRE : hazard.SPEEDS_FIRE, ofClass("5.1"), statedIn(record, OXIDIZER)),
      ...(ignition !== null && ignition.value <= HOT_SURFACE_C && entry?.hazardClass === "3"
        ? line("A hot surface can ignite it without a flame.", ignition.source)
        : []),
      ...(entry?.hazardClass === "4.2" && entry.guide?.startsWith("133")
        ? line("It may heat up and ignite on its own.", entry.source)
        : []),
      ...(cold ? line(hazard.CRYOGENIC_BURNS, entry.source) : []),
      ...(nerve ? line("Nerve poison: watch for small pupils, drooling and twitching.", niosh.source) : []),
    ],
    fatal: [
      ...fatalLines(record, entry),
      ...(isUnstable && !isOfClass(entry, "5.2")
        ? line("Heat or shock may make it explode.", record.nfpa?.source)
        : []),
    ],
    harm: [
      ...line(
        "It can be absorbed through the skin.",
        statedIn(record, /^H311/),
        statedIn(record, /^H310/) === undefined && ofClass("6.1") ? skin : undefined,
      ),
      ...line(hazard.SKIN_EYE_BURNS, statedIn(record, /^H314/)),
      ...(burnsByClass === null ? [] : line(hazard.SEVERE_INJURY, guide)),
    ],
  };
}
