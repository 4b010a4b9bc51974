import { formatDateTime } from "../../internal/format-date-time.ts";
import { entryTeams } from "../EntryTeams/entry-team.ts";
import type { FormSource } from "./document-form.ts";

/** A team that was in the hot zone, in the words of a form. */
interface EntryOnPaper {
  readonly name: string;
  readonly people: readonly string[];
  readonly entered: string;
  /** Since when it is inside, or from when until when it was. */
  readonly stay: string;
}

/** The entry teams as the log tells of them, with where that is from. */
export function entriesOnPaper({ facts: { log }, words }: FormSource): readonly EntryOnPaper[] {
  const { planDocument: own } = words;
  return entryTeams(log ?? []).map(({ name, people, enteredAtMs, leftAtMs }) => {
    const entered = momentOf(enteredAtMs);
    const stay = leftAtMs === null ? own.inside(entered) : own.wasInside(entered, momentOf(leftAtMs));
    return { name: own.teamInside(name), people, entered, stay };
  });
}

const momentOf = (ms: number): string => formatDateTime(new Date(ms).toISOString());
