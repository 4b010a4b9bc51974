import { formatDateTime } from "../../internal/format-date-time.ts";
import { entryTeams } from "../EntryTeams/entry-team.ts";
import type { FormSource } from "./document-form.ts";

/** A team that was in the hot zone, as text for a form. */
interface EntryOnPaper {
  readonly name: string;
  readonly people: readonly string[];
  readonly entered: string;
  /** Time of entry, and of exit if the team is out. */
  readonly stay: string;
}

/** Entry teams from the log, with their origin. */
export function entriesOnPaper({ facts: { log }, words }: FormSource): readonly EntryOnPaper[] {
  const { planDocument: own } = words;
  return entryTeams(log ?? []).map(({ name, people, enteredAtMs, leftAtMs }) => {
    const entered = momentOf(enteredAtMs);
    const stay = leftAtMs === null ? own.inside(entered) : own.wasInside(entered, momentOf(leftAtMs));
    return { name: own.teamInside(name), people, entered, stay };
  });
}

const momentOf = (ms: number): string => formatDateTime(new Date(ms).toISOString());
