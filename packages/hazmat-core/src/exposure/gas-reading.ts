import { err, ok, type Refusal, type Result } from "../identity/result.ts";
import { correctReading, type DetectorInput, type DetectorReading, type DetectorRefusal } from "./detector-reading.ts";

const PPM_PER_VOL_PERCENT = 10_000;

/** A reading, the gas, and the correction factor with its source. */
export interface GasReadingInput extends DetectorInput {
  /** Source of the factor: manufacturer, meter, table, edition. */
  readonly factorSource: string;
  /** Lower explosive limit of the gas, vol %; `null`: not on file. */
  readonly lelVolPercent: number | null;
}

/** A corrected reading as a gas concentration. */
export interface GasReading extends DetectorReading {
  readonly factorSource: string;
  /** `null`: the meter shows % LEL and the gas has no LEL on file. */
  readonly ppm: number | null;
  /** Percentage of the LEL of the gas; `null`: no LEL on file. */
  readonly lelPercent: number | null;
}

/** Reason why a reading was not corrected, with the raw reading. */
export type GasReadingRefusal =
  | DetectorRefusal
  | (Refusal<"detector.factor_source" | "detector.more_than_all"> & { readonly raw: number });

function volPercentOf({ corrected, unit }: DetectorReading, lelVolPercent: number | null): number | null {
  switch (unit) {
    case "% vol":
      return corrected;
    case "ppm":
      return corrected / PPM_PER_VOL_PERCENT;
    case "% LEL":
      return lelVolPercent === null ? null : (corrected / 100) * lelVolPercent;
  }
}

/**
 * Corrects a detector reading for the gas, in ppm and in percent of its LEL. Correction factors are not on file,
 * because each applies to one meter, sensor and calibration gas. Give the factor with its source; without both, the
 * reading is not corrected. A reading in % LEL refers to the calibration gas until it is corrected; it is converted to
 * ppm with the LEL of the actual gas after the correction.
 *
 * @returns raw and corrected value, or a refusal with the raw reading
 * @example
 * const meter = { reading: 20, unit: "% LEL", gas: "Ammonia", correctionFactor: 0.8 };
 * const read = readGas({ ...meter, factorSource: "maker's table, 2024", lelVolPercent: 15 });
 * read.ok && read.value.ppm; // 24000
 * readGas({ ...meter, factorSource: "", lelVolPercent: 15 }); // refused with "detector.factor_source"
 */
export function readGas(input: GasReadingInput): Result<GasReading, GasReadingRefusal> {
  const read = correctReading(input);
  if (!read.ok) return read;
  const { raw, corrected, unit } = read.value;
  const factorSource = input.factorSource.trim();
  if (factorSource === "") {
    const message = "Enter the source of the factor: manufacturer, meter, table and edition.";
    return err({ code: "detector.factor_source", message, raw });
  }
  const { lelVolPercent } = input;
  const volPercent = volPercentOf(read.value, lelVolPercent);
  if (volPercent !== null && volPercent > 100) {
    const message = "Result is more than 100% gas. Check the reading, unit and factor.";
    return err({ code: "detector.more_than_all", message, raw });
  }
  const ppm = volPercent === null ? null : Number((volPercent * PPM_PER_VOL_PERCENT).toPrecision(12));
  const lelPercent = volPercent === null || lelVolPercent === null ? null : (volPercent / lelVolPercent) * 100;
  return ok({ ...read.value, factorSource, ppm, lelPercent: unit === "% LEL" ? corrected : lelPercent });
}
