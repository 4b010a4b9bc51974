import { loadTransport } from "../data/load.ts";
import { parseUnNumber } from "../identity/un-number.ts";
import { isolationFor, isolationForUnlisted } from "./isolation.ts";
import type { IsolationAnswer, SceneConditions } from "./response-card.ts";
import { transportEntryOf } from "./transport-entry-of.ts";

/** What is known of the material and the scene. */
export interface InitialIsolationInput extends SceneConditions {
  /** As typed: `1017`, `UN 1017`, `NA9202`. Absent or blank: the material is not identified. */
  readonly unNumber?: string;
  readonly state: "solid" | "liquid" | "gas";
}

/**
 * Initial isolation for a UN or NA number, from the bundled tables, which load with the first call.
 *
 * Always answers: an id that is not listed, or text that is none, is answered with guide 111 and the reason.
 *
 * @returns the distances with their basis; rejects only when the tables cannot be loaded
 * @example
 * await initialIsolation({ unNumber: "1005", state: "gas", spill: "small", time: "day" });
 * // includes { isolateM: 30, downwindM: 100 }
 */
export async function initialIsolation(input: InitialIsolationInput): Promise<IsolationAnswer> {
  const { unNumber: typed, ...conditions } = input;
  if (typed === undefined || typed.trim() === "") return isolationFor(null, conditions);
  const read = parseUnNumber(typed);
  if (!read.ok) return isolationForUnlisted(typed);
  const { entries, guides } = await loadTransport();
  const bare = /^\d/.test(typed.trim());
  const entry = entries.get(read.value) ?? (bare ? entries.get(`NA${read.value.slice(2)}`) : undefined);
  return entry === undefined
    ? isolationForUnlisted(read.value)
    : isolationFor(transportEntryOf(entry, guides), conditions);
}
