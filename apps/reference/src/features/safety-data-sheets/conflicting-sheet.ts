import { hasCode, type SafetyDataSheet } from "@placard/api-client";
import { safetyDataSheet } from "@placard/api-client/internal";

/** The current SDS in a language of the uploaded one, if it is the reason for the rejection. */
export function conflictingSheet(error: unknown): SafetyDataSheet | null {
  if (!hasCode(error, "safety_data_sheet_exists")) return null;
  return safetyDataSheet.safeParse(error.problem?.current).data ?? null;
}
