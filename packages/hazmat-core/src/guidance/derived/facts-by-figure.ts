import { formatNumber } from "../../formats/number.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import type { SpillState } from "../guide-guidance.ts";
import type { HazardFact } from "./hazard-fact.ts";

/** Maximum flash point of a combustible liquid in the transport rules, °C. [49CFR172.101], § 173.120(b) */
const COMBUSTIBLE_UP_TO_C = 93;

/** Hazards from flash point and explosive limit: flammable. */
export function factsByFigure({ constants }: ChemicalRecord, state: SpillState | null): readonly HazardFact[] {
  const { flashPointC, lelVolPercent } = constants;
  if (flashPointC !== null && state !== "solid" && flashPointC.value <= COMBUSTIBLE_UP_TO_C) {
    const { value, source } = flashPointC;
    return [{ kind: "flammable", shown: `flash point ${formatNumber(value)} °C`, source }];
  }
  if (lelVolPercent === null || state !== "gas") return [];
  const { value, source } = lelVolPercent;
  return [{ kind: "flammable", shown: `LEL ${formatNumber(value)} vol %`, source }];
}
