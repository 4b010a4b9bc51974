import { parseUnNumber } from "../identity/un-number.ts";
import { readKnownRecord, loadSearchIndex } from "../reference/known-records.ts";
import type { IsolationAnswer, SceneConditions } from "./isolation-answer.ts";
import { isolationFor, isolationForUnlisted } from "./isolation.ts";

/** Known data about the material and the scene. */
export interface InitialIsolationInput extends SceneConditions {
  /** UN number as entered: `1017`, `UN 1017`, `NA9202`. Absent or blank: the material is not identified. */
  readonly unNumber?: string;
  readonly state: "solid" | "liquid" | "gas";
}

/**
 * Returns the initial isolation for a UN or NA number, equal to that on its card. The dataset loads with the first
 * call. It always gives an answer: for an unlisted or invalid number it is Guide 111 with the reason.
 *
 * @returns the distances with their basis; rejects only if the dataset cannot be loaded
 * @example
 * await initialIsolation({ unNumber: "1005", state: "gas", spill: "small", time: "day" });
 * // includes { isolateM: 30, downwindM: 100 }
 */
export async function initialIsolation(input: InitialIsolationInput): Promise<IsolationAnswer> {
  const { unNumber: typed, ...conditions } = input;
  if (typed === undefined || typed.trim() === "") return isolationFor(null, conditions);
  const read = parseUnNumber(typed);
  if (!read.ok) return isolationForUnlisted(typed);
  const meant = (await loadSearchIndex()).meant(typed);
  const record = meant.kind === "one" ? await readKnownRecord(meant.match.key) : null;
  if (meant.kind !== "one" || record === null) return isolationForUnlisted(read.value);
  const { isolationForRecord } = await import("./isolation-for-record.ts");
  const { unNumber } = meant.match;
  return isolationForRecord(record, { ...conditions, ...(unNumber !== null && { unNumber }) });
}
