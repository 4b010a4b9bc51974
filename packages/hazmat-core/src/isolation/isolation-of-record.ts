import type { ChemicalRecord } from "../record/chemical-record.ts";
import type { IsolationAnswer, SceneConditions } from "./isolation-answer.ts";
import { isolationFor, isolationForUnlisted } from "./isolation.ts";
import { leadingEntry } from "./leading-entry.ts";

/**
 * Initial isolation of a substance on file: the one answer that card, circle and plume give for it.
 *
 * @param unNumber - the id that is meant; `null`: the record's first one leads
 * @param conditions - of the scene; what is not told takes the worst row
 * @returns guide 111 for a record without an id: it is known, so the default by state is not for it
 * @example
 * isolationOfRecord(chlorineRecord, null, {}); // includes { isolateM: 100, downwindM: 1400 }
 */
export function isolationOfRecord(
  record: ChemicalRecord,
  unNumber: string | null,
  conditions: SceneConditions,
): IsolationAnswer {
  const entry = leadingEntry(record, unNumber ?? undefined);
  return entry === null ? isolationForUnlisted(record.name) : isolationFor(entry, conditions);
}
