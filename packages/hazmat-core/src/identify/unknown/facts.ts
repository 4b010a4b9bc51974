import type { StoredSubstance } from "../../data/stored-substance.ts";
import { physicalStateOf } from "../../guidance/derived/physical-state-of.ts";
import type { SpillState } from "../../guidance/guide-guidance.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import { placardOf } from "../placards.ts";
import type { StoredAppearance } from "./appearance.ts";
import type { SournessOnFile } from "./sourness.ts";

/** Properties of a record that can be compared with observations. `null` or empty: not on file. */
export interface SubstanceFacts {
  readonly record: ChemicalRecord;
  readonly states: readonly SpillState[];
  /** Classes of all of its UN numbers, with subsidiary classes, as on placards. */
  readonly classes: readonly string[];
  readonly boilingPointC: number | null;
  readonly vapourDensity: number | null;
  /** Relative to water. */
  readonly density: number | null;
  readonly solubility: "miscible" | "insoluble" | null;
  readonly reactsWithWater: boolean;
  /** True if its vapour burns; `null`: no source. */
  readonly burns: boolean | null;
  readonly ionisationEv: number | null;
  /** Also `null` if it was not requested: it is calculated from the reactive groups. */
  readonly sourness: SournessOnFile | null;
  /** In lower case; the Pocket Guide lists some, not all possible symptoms. */
  readonly symptoms: readonly string[];
  /** Empty: not in the Pocket Guide. */
  readonly colours: StoredAppearance[1];
  readonly odours: StoredAppearance[2];
  readonly odourWarning: "fades" | "late" | null;
  /** Number of properties on file. Common substances have more. */
  readonly propertyCount: number;
}

/** Maximum flash point of a flammable liquid in [CLP-VI], °C: its vapour then shows on a meter on a warm day. */
const FLAMMABLE_FLASH_C = 60;

function burnsOf({ constants, ghs }: ChemicalRecord): boolean | null {
  const { lelVolPercent, flashPointC, isNoncombustible } = constants;
  if (lelVolPercent !== null) return true;
  if (flashPointC !== null && flashPointC.value <= FLAMMABLE_FLASH_C) return true;
  if (ghs?.hCodes.some((code) => /^H22[0-6]/.test(code)) === true) return true;
  return isNoncombustible?.value === true ? false : null;
}

function solubilityOf(text: string | undefined): SubstanceFacts["solubility"] {
  if (text === "Miscible") return "miscible";
  return text === "Insoluble" ? "insoluble" : null;
}

/** Extracts the comparable properties of a record and its stored figures. */
export function factsOf(
  record: ChemicalRecord,
  stored: StoredSubstance,
  appearance?: StoredAppearance,
): SubstanceFacts {
  const { constants, transport, ghs, niosh } = record;
  const entries = transport.length === 0 ? [null] : transport;
  const states = entries.flatMap((entry) => physicalStateOf(record, entry) ?? []);
  const printed = transport.flatMap(({ hazardClass, subsidiaryClasses }) => [hazardClass ?? "", ...subsidiaryClasses]);
  const reactsOnFile =
    transport.some(({ waterReactiveGases }) => waterReactiveGases.length > 0) ||
    printed.includes("4.3") ||
    ghs?.hCodes.some((code) => /^(?:H26[01]|EUH014|EUH029)/.test(code)) === true ||
    stored.solubility?.[0] === "Reacts";
  return {
    record,
    states: [...new Set(states)],
    classes: [...new Set(printed.flatMap((code) => placardOf(code)?.hazardClass ?? []))],
    boilingPointC: constants.boilingPointC?.value ?? null,
    vapourDensity: constants.relativeVapourDensity?.value ?? null,
    density: stored.spGr?.[0] ?? null,
    solubility: solubilityOf(stored.solubility?.[0]),
    reactsWithWater: reactsOnFile,
    burns: burnsOf(record),
    ionisationEv: stored.ipEv?.[0] ?? null,
    sourness: null,
    colours: appearance?.[1] ?? [],
    odours: appearance?.[2] ?? [],
    odourWarning: appearance?.[3] ?? null,
    propertyCount: Object.keys(stored).length,
    symptoms: (niosh?.symptoms ?? []).map((symptom) => symptom.toLowerCase()),
  };
}
