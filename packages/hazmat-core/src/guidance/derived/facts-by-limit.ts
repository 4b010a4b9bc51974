import { formatNumber } from "../../formats/number.ts";
import type { ChemicalRecord, ExposureLimit } from "../../record/chemical-record.ts";
import type { HazardFact } from "./hazard-fact.ts";

type Bound = Readonly<Record<"ppm" | "mg/m³", number>>;

/**
 * A tenth of the GHS limits for fatal (H330: gas 500 ppm, dust 500 mg/m³) and toxic (H331: 2500 ppm, 1000 mg/m³) in
 * four hours. NIOSH divides a lethal concentration by ten for its IDLH, which makes the two scales comparable.
 */
const FATAL_AT: Bound = { ppm: 50, "mg/m³": 50 };
const TOXIC_AT: Bound = { ppm: 250, "mg/m³": 100 };

/** Limit at or below which the suit must be vapour-protective. */
const SUIT_AT: Bound = { ppm: 10, "mg/m³": 10 };

function isAtMost({ value, unit }: ExposureLimit, bound: Bound): boolean {
  return unit !== "vol %" && value <= bound[unit];
}

function lethalLimits({ exposure }: ChemicalRecord): readonly ExposureLimit[] {
  return exposure.filter(({ id }) => id === "aegl-3" || id === "idlh");
}

function shownLimit({ label, value, unit }: ExposureLimit): string {
  return `${label} ${formatNumber(value)} ${unit}`;
}

/** Hazards from AEGL-3 and IDLH that are so low that a small amount can kill, in addition to the hazard statements. */
export function factsByLimit(record: ChemicalRecord): readonly HazardFact[] {
  return lethalLimits(record).flatMap((limit): readonly HazardFact[] => {
    const shown = shownLimit(limit);
    const { source } = limit;
    if (isAtMost(limit, FATAL_AT)) {
      return (["fatal-inhaled", "fatal"] as const).map((kind) => ({ kind, shown, source }));
    }
    if (!isAtMost(limit, TOXIC_AT)) return [];
    return (["toxic-inhaled", "toxic"] as const).map((kind) => ({ kind, shown, source }));
  });
}

/**
 * The limit that requires a vapour-protective suit, if any: 10 ppm or 10 mg/m³ or less. A substance with a vapour
 * pressure of 0 has no vapour: its mg/m³ are for dust or mist, also in solution.
 */
export function suitLimitOf(record: ChemicalRecord): readonly HazardFact[] {
  const hasVapour = record.constants.vapourPressurePa?.value !== 0;
  return lethalLimits(record)
    .filter((limit) => isAtMost(limit, SUIT_AT) && (hasVapour || limit.unit === "ppm"))
    .slice(0, 1)
    .map((limit) => ({ kind: "fatal-inhaled", shown: shownLimit(limit), source: limit.source }));
}
