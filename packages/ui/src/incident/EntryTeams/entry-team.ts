import type { LogEntry } from "../IncidentLog/log-entry.ts";

/** A team in the hot zone, as the log of its incident tells it. */
export interface EntryTeam {
  readonly id: string;
  readonly name: string;
  readonly people: readonly string[];
  /** ms since 1970-01-01 UTC, by the clock of the device that started it. */
  readonly enteredAtMs: number;
  /** How long it may stay, minutes. */
  readonly limitMin: number;
  /** A sign is given each time so many minutes have passed. */
  readonly signEveryMin: number;
  /** A personnel accountability report is due each time so many minutes have passed since the last one. */
  readonly parEveryMin: number;
  /** When everyone answered last; `null`: not yet. */
  readonly parAtMs: number | null;
  /** `null`: it is still inside. */
  readonly leftAtMs: number | null;
}

/** What someone says of a team before it goes in. */
export type NewEntryTeam = Pick<EntryTeam, "name" | "people" | "limitMin" | "parEveryMin">;

/** Minutes in the hot zone that can be chosen. */
export const ENTRY_LIMITS_MIN = [10, 15, 20, 25, 30, 45, 60] as const;
/** The most that the Entry Team Leader checklist allows; stands unless someone chooses. A longer time says so. */
export const ENTRY_LIMIT_MIN = 20;

/** Minutes between two accountability reports that can be chosen. */
export const PAR_EVERY_MIN = [5, 10, 15, 20] as const;
export const DEFAULT_PAR_MIN = 10;

/** Minutes between two signs. */
export const SIGN_EVERY_MIN = 5;

/** The names under which a log keeps what teams do. */
export const ENTRY_ACTIONS = { started: "entry_started", par: "par_taken", ended: "entry_ended" } as const;

/** What the log keeps of a team that goes in: all that its clock needs, on any device and after a reload. */
export function entryStarted(id: string, { name, people, limitMin, parEveryMin }: NewEntryTeam) {
  return {
    action_type: ENTRY_ACTIONS.started,
    action_data: {
      team: id,
      name,
      people,
      limit_min: limitMin,
      sign_every_min: SIGN_EVERY_MIN,
      par_every_min: parEveryMin,
    },
  };
}

/** What the log keeps of a report in which everyone of a team answered. */
export function parTaken({ id, name, people }: EntryTeam) {
  return { action_type: ENTRY_ACTIONS.par, action_data: { team: id, name, people } };
}

/** What the log keeps of a team that came out. */
export function entryEnded({ id, name, people }: EntryTeam) {
  return { action_type: ENTRY_ACTIONS.ended, action_data: { team: id, name, people } };
}

/**
 * The teams of an incident, in the order in which they went in: the log is all that is known of them, so every device
 * that reads it has the same clocks, and a reload or a closed page loses none.
 *
 * @param entries - in any order. A line of a team that no one started is left out.
 */
export function entryTeams(entries: readonly LogEntry[]): readonly EntryTeam[] {
  const teams = new Map<string, EntryTeam>();
  const inOrder = entries.toSorted((one, other) => Date.parse(one.madeAt) - Date.parse(other.madeAt));
  for (const entry of inOrder) {
    const id = textOf(entry.action_data["team"]);
    const at = Date.parse(entry.madeAt);
    const known = teams.get(id);
    if (entry.action_type === ENTRY_ACTIONS.started && known === undefined) teams.set(id, teamOf(id, at, entry));
    if (known === undefined || known.leftAtMs !== null) continue;
    if (entry.action_type === ENTRY_ACTIONS.par) teams.set(id, { ...known, parAtMs: at });
    if (entry.action_type === ENTRY_ACTIONS.ended) teams.set(id, { ...known, leftAtMs: at });
  }
  return [...teams.values()];
}

function teamOf(id: string, enteredAtMs: number, { action_data: data }: LogEntry): EntryTeam {
  return {
    id,
    name: textOf(data["name"]),
    people: Array.isArray(data["people"]) ? data["people"].filter((one) => typeof one === "string") : [],
    enteredAtMs,
    limitMin: minutesOf(data["limit_min"], ENTRY_LIMIT_MIN),
    signEveryMin: minutesOf(data["sign_every_min"], SIGN_EVERY_MIN),
    parEveryMin: minutesOf(data["par_every_min"], DEFAULT_PAR_MIN),
    parAtMs: null,
    leftAtMs: null,
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const minutesOf = (value: unknown, unless: number): number =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : unless;
