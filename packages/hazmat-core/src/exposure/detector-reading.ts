import { err, ok, type Refusal, type Result } from "../identity/result.ts";

/** Units of gas detectors. */
export const DETECTOR_UNITS = ["ppm", "% LEL", "% vol"] as const;

/** A unit of `DETECTOR_UNITS`. */
export type DetectorUnit = (typeof DETECTOR_UNITS)[number];

/**
 * A detector reading with the gas. A detector responds to many gases, so no value can be calculated for an unknown gas.
 */
export interface DetectorInput {
  readonly reading: number;
  readonly unit: DetectorUnit;
  /** Name of the gas; `null` or blank while it is not identified. */
  readonly gas: string | null;
  /** Actual concentration ÷ meter reading, for this gas and meter; `null` if not known. */
  readonly correctionFactor: number | null;
}

/** End of each scale: a larger reading was misread or has another unit. */
const FULL_SCALE: Readonly<Record<DetectorUnit, number>> = { ppm: 1_000_000, "% LEL": 100, "% vol": 100 };

/** Raw and corrected reading. Always show both. */
export interface DetectorReading {
  readonly raw: number;
  readonly corrected: number;
  readonly unit: DetectorUnit;
  readonly gas: string;
  readonly correctionFactor: number;
}

/** Reason why a reading was not corrected, with the raw reading. */
export interface DetectorRefusal extends Refusal<
  "detector.reading" | "detector.beyond_scale" | "detector.gas_unknown" | "detector.factor_unknown"
> {
  readonly raw: number;
}

/**
 * Corrects a detector reading for the gas present.
 *
 * @returns raw and corrected value, or a refusal with the raw reading. For an unknown gas no factor is assumed
 * @example
 * correctReading({ reading: 20, unit: "% LEL", gas: "Ammonia", correctionFactor: 0.8 });
 * // includes { ok: true, value: { raw: 20, corrected: 16 } }
 * correctReading({ reading: 140, unit: "% LEL", gas: "Ammonia", correctionFactor: 0.8 }); // refused with "detector.beyond_scale"
 * correctReading({ reading: 20, unit: "% LEL", gas: null, correctionFactor: 0.8 }); // refused with "detector.gas_unknown"
 */
export function correctReading(input: DetectorInput): Result<DetectorReading, DetectorRefusal> {
  const { reading: raw, unit, correctionFactor } = input;
  const gas = input.gas?.trim() ?? "";
  if (!(Number.isFinite(raw) && raw >= 0)) {
    return err({ code: "detector.reading", message: "Enter a reading of 0 or more.", raw });
  }
  if (raw > FULL_SCALE[unit]) {
    const message =
      "Reading is above the maximum of any meter: 100% LEL, 100% by volume or 1,000,000 ppm. Check the reading and its unit.";
    return err({ code: "detector.beyond_scale", message, raw });
  }
  if (gas === "") {
    const message = "Gas not identified, so the reading cannot be corrected. Identify the gas first.";
    return err({ code: "detector.gas_unknown", message, raw });
  }
  if (correctionFactor === null || !(Number.isFinite(correctionFactor) && correctionFactor > 0)) {
    const message = `No correction factor for ${gas}. Use the meter manufacturer's table.`;
    return err({ code: "detector.factor_unknown", message, raw });
  }
  return ok({ raw, corrected: raw * correctionFactor, unit, gas, correctionFactor });
}
