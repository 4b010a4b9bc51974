import type { SceneRefusal } from "@placard/hazmat-core/scene";
import { isChunkLoadError } from "../../internal/chunk-load-error.ts";
import type { Messages } from "../../messages/en.ts";

/** Texts of a failed calculation. The layers are cleared with it. */
export interface PlumeFailure {
  readonly title: string;
  readonly text: string;
}

type Texts = Messages["plume"];

/** The release that could not be calculated. */
interface FailedRelease {
  readonly chem_name: string;
  readonly state: string;
}

/**
 * Returns the texts of a failure: by HTTP status if there is one, else by the kind of error. A solid has no plume, only
 * its evacuation zone fails.
 */
export function failureOf(error: unknown, texts: Texts, { chem_name, state }: FailedRelease): PlumeFailure {
  const status = statusOf(error);
  if (status !== null && status >= 500) return { title: texts.serverErrorTitle, text: texts.serverError };
  if (status === 404 && isOfChemical(error)) return notFoundFailure(texts, chem_name);
  if (status === 400) return { title: texts.inputRefusedTitle, text: texts.invalidParameters };
  const title = state === "solid" ? texts.evacuationFailed : texts.failed;
  if (isChunkLoadError(error)) return { title, text: texts.partMissing };
  return { title, text: error instanceof Error ? error.message : texts.serverError };
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

export function notFoundFailure(texts: Texts, chemical: string): PlumeFailure {
  return { title: texts.notFoundTitle, text: `${texts.notFound(chemical)}.` };
}

/** Failure for a refusal of the models that leaves nothing to draw. */
export function refusalFailure({ code, message }: SceneRefusal, texts: Texts): PlumeFailure {
  const isSpecified = code === "rate_not_positive" || code === "height_negative";
  return { title: texts.inputRefusedTitle, text: isSpecified ? texts.invalidParameters : message };
}
