import type { PlumeResult } from "@placard/ui";
import { asRecord } from "../../../../lib/device/stored-json.ts";

/** Raised with every change of what a result holds: what an earlier version of the app kept is not drawn. */
const FORM = 1;

/** The zones that were shown last, as the device keeps them. */
export interface KeptResult {
  readonly form: number;
  /** ISO. */
  readonly at: string;
  readonly result: Omit<PlumeResult, "calculatedAt">;
}

export function keptOf({ calculatedAt, ...result }: PlumeResult): KeptResult {
  return { form: FORM, at: calculatedAt.toISOString(), result };
}

/**
 * The saved result if it belongs to the calculation being repeated; else `null`.
 *
 * @param kept - as the device gave it back
 * @param at - of the calculation that is shown, ISO
 */
export function keptResult(kept: unknown, at: string | undefined): PlumeResult | null {
  const record = asRecord(kept);
  if (at === undefined || record?.["form"] !== FORM || record["at"] !== at) return null;
  const { result } = kept as KeptResult; // sealed by this app, in this form
  return { ...result, calculatedAt: new Date(at) };
}
