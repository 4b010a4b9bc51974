import type { PlumeResult } from "@placard/ui";
import { asRecord } from "../../../../lib/device/stored-json.ts";

/**
 * Format version. Raise it with every change of the result type, so that results of earlier app versions are ignored.
 */
const FORM = 1;

/** The zones shown last, as saved on this device. */
export interface StoredResult {
  readonly form: number;
  /** Time in ISO format. */
  readonly at: string;
  readonly result: Omit<PlumeResult, "calculatedAt">;
}

export function storedResultOf({ calculatedAt, ...result }: PlumeResult): StoredResult {
  return { form: FORM, at: calculatedAt.toISOString(), result };
}

/**
 * The saved result if it belongs to the calculation being repeated; else `null`.
 *
 * @param kept - the value saved on this device
 * @param at - time of the shown calculation, ISO
 */
export function matchingResult(saved: unknown, at: string | undefined): PlumeResult | null {
  const record = asRecord(saved);
  if (at === undefined || record?.["form"] !== FORM || record["at"] !== at) return null;
  const { result } = saved as StoredResult; // sealed by this app, in this format
  return { ...result, calculatedAt: new Date(at) };
}
