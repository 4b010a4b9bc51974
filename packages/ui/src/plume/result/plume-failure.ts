import type { SceneRefusal } from "@placard/hazmat-core/scene";
import { isMissingPart } from "../../internal/missing-part.ts";
import type { Messages } from "../../messages/en.ts";

/** Texts of a failed calculation. The layers are cleared with it. */
export interface PlumeFailure {
  readonly title: string;
  readonly text: string;
}

type Words = Messages["plume"];

/** Returns the texts of a failure: by HTTP status if there is one, else by the kind of error. */
export function failureOf(error: unknown, words: Words, chemical: string): PlumeFailure {
  const status = statusOf(error);
  if (status !== null && status >= 500) return { title: words.serverErrorTitle, text: words.serverError };
  if (status === 404 && isOfChemical(error)) return notFound(words, chemical);
  if (status === 400) return { title: words.inputRefusedTitle, text: words.invalidParameters };
  if (isMissingPart(error)) return { title: words.failed, text: words.partMissing };
  return { title: words.failed, text: error instanceof Error ? error.message : words.serverError };
}

/** HTTP status of a source's error; `null` for any other error. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !("status" in error)) return null;
  return typeof error.status === "number" ? error.status : null;
}

/**
 * True if a 404 concerns the chemical. A 404 of Placard's client that does not name a chemical means a wrong URL: the
 * chemical may exist.
 */
function isOfChemical(error: unknown): boolean {
  return !(error instanceof Error && "isUnknownAddress" in error && error.isUnknownAddress === true);
}

export function notFound(words: Words, chemical: string): PlumeFailure {
  return { title: words.notFoundTitle, text: `${words.notFound(chemical)}.` };
}

/** Failure for a refusal of the models that leaves nothing to draw. */
export function refusalFailure({ code, message }: SceneRefusal, words: Words): PlumeFailure {
  const isSpecified = code === "rate_not_positive" || code === "height_negative";
  return { title: words.inputRefusedTitle, text: isSpecified ? words.invalidParameters : message };
}
