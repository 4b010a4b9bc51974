import { describeProblem, hasCode, isClientError } from "@placard/api-client";
import { isUnanswered } from "../api/failure.ts";
import { UndrawableSheet } from "./undrawable-sheet.ts";

interface SheetProblemTexts {
  readonly noNetwork: string;
  readonly gone: string;
  readonly undrawable: string;
  readonly failed: string;
}

/**
 * Reason why an SDS is not shown, and what to do.
 *
 * @param isOnline - whether this device has a network: the PDF code also loads over the network, and its errors give no
 * reason
 */
export function sheetProblem(error: unknown, texts: SheetProblemTexts, isOnline: boolean): string {
  if (error instanceof UndrawableSheet) return texts.undrawable;
  if (isUnanswered(error)) return texts.noNetwork;
  if (hasCode(error, "not_found")) return texts.gone;
  if (isClientError(error)) return describeProblem(error, texts.failed);
  return isOnline ? texts.failed : texts.noNetwork;
}
