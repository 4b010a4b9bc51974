import { formatTurnBack } from "../formats/number.ts";
import { err, invariant, ok, type Refusal, type Result } from "../identity/result.ts";

/** Default fraction of the lower explosive limit at which to turn back: 0.1 (10%). */
export const DEFAULT_TURN_BACK_FRACTION = 0.1;

const PPM_PER_VOL_PERCENT = 10_000;

/** LEL in vol %; the correction factor is actual concentration ÷ meter reading, from the manufacturer's table. */
export interface TurnBackInput {
  readonly lelVolPercent: number;
  readonly correctionFactor: number;
  /** Above 0 and at most 1; default 0.1. */
  readonly fraction?: number;
}

/**
 * Calculates the meter reading in ppm at which to turn back: LEL in vol % × 10,000 × fraction ÷ correction factor. It
 * covers only the explosion hazard: toxic limits may be far lower.
 *
 * @throws RangeError outside the domain: LEL above 0 and at most 100, factor above 0, fraction above 0 and at most 1
 * @example
 * turnBackPpm({ lelVolPercent: 15, correctionFactor: 0.8 }); // 18750
 */
export function turnBackPpm({
  lelVolPercent,
  correctionFactor,
  fraction = DEFAULT_TURN_BACK_FRACTION,
}: TurnBackInput): number {
  invariant(
    lelVolPercent > 0 && lelVolPercent <= 100,
    `lelVolPercent is ${lelVolPercent}. Pass more than 0, up to 100.`,
  );
  invariant(isFactor(correctionFactor), `correctionFactor is ${correctionFactor}. Pass a number greater than 0.`);
  invariant(fraction > 0 && fraction <= 1, `fraction is ${fraction}. Pass more than 0, up to 1.`);
  return (lelVolPercent * PPM_PER_VOL_PERCENT * fraction) / correctionFactor;
}

/** Untrusted input for a turn-back reading. `lelVolPercent` is `null` if it is not on file. */
export interface TurnBackRequest {
  readonly lelVolPercent: number | null;
  readonly isNoncombustible?: boolean;
  readonly correctionFactor: number;
  readonly fraction?: number;
}

/** The turn-back reading with its calculation. */
export interface TurnBack {
  readonly ppm: number;
  /** Value with two decimals, as shown by the screen and the API. */
  readonly text: string;
  /** The calculation as text: `15 vol % LEL × 10% ÷ 0.8`. */
  readonly working: string;
}

/** Reason why there is no turn-back reading. Missing figures are never assumed. */
export type TurnBackRefusal = Refusal<
  "turn_back.does_not_burn" | "turn_back.lel_unknown" | "turn_back.correction_factor" | "turn_back.fraction"
>;

/**
 * Calculates the turn-back reading from untrusted input. See `turnBackPpm`.
 *
 * @returns the reading, or a refusal. A missing LEL is never assumed
 * @example
 * turnBack({ lelVolPercent: null, correctionFactor: 1 }); // refused with "turn_back.lel_unknown"
 */
export function turnBack(request: TurnBackRequest): Result<TurnBack, TurnBackRefusal> {
  const { lelVolPercent, isNoncombustible = false, correctionFactor, fraction = DEFAULT_TURN_BACK_FRACTION } = request;
  if (!isFactor(correctionFactor)) {
    return err({ code: "turn_back.correction_factor", message: "Enter a correction factor greater than 0." });
  }
  if (!(fraction > 0 && fraction <= 1)) {
    return err({ code: "turn_back.fraction", message: "Choose a percentage of the LEL above 0 and up to 100%." });
  }
  if (isNoncombustible) {
    return err({
      code: "turn_back.does_not_burn",
      message: "This substance does not burn, so it has no LEL. Use its toxic limits to turn back.",
    });
  }
  if (lelVolPercent === null || !(lelVolPercent > 0 && lelVolPercent <= 100)) {
    return err({
      code: "turn_back.lel_unknown",
      message: "No LEL on file. Get it from the SDS or the meter manufacturer.",
    });
  }
  const ppm = turnBackPpm({ lelVolPercent, correctionFactor, fraction });
  const percent = Number((fraction * 100).toPrecision(12));
  return ok({
    ppm,
    text: formatTurnBack(ppm),
    working: `${lelVolPercent} vol % LEL × ${percent}% ÷ ${correctionFactor}`,
  });
}

function isFactor(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}
