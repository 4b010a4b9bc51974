import { hasCode, safetyDataSheet, type SafetyDataSheet } from "@placard/api-client";

/** The sheet that counts in a language of the one that was sent, when that is why it was refused. */
export function sheetInTheWay(error: unknown): SafetyDataSheet | null {
  if (!hasCode(error, "safety_data_sheet_exists")) return null;
  return safetyDataSheet.safeParse(error.problem?.current).data ?? null;
}
