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
export function sheetProblem(error: unknown, words: SheetProblemTexts, isOnline: boolean): string {
  if (error instanceof UndrawableSheet) return words.undrawable;
  if (isUnanswered(error)) return words.noNetwork;
  if (hasCode(error, "not_found")) return words.gone;
  if (isClientError(error)) return describeProblem(error, words.failed);
  return isOnline ? words.failed : words.noNetwork;
}
