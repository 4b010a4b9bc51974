import type { LogEntry } from "../IncidentLog/log-entry.ts";

/** A team in the hot zone, from the log of its incident. */
export interface EntryTeam {
  readonly id: string;
  readonly name: string;
  readonly people: readonly string[];
  /** ms since 1970-01-01 UTC, by the clock of the device that started it. */
  readonly enteredAtMs: number;
  /** Time limit in minutes. */
  readonly limitMin: number;
  /** Interval between alerts, in minutes. */
  readonly signEveryMin: number;
  /** Interval between personnel accountability reports (PAR), in minutes since the last one. */
  readonly parEveryMin: number;
  /** Time of the last PAR; `null`: none yet. */
  readonly parAtMs: number | null;
  /** Time when the team was out; `null`: still inside. */
  readonly leftAtMs: number | null;
}

/** Input for a team before it starts. */
export type NewEntryTeam = Pick<EntryTeam, "name" | "people" | "limitMin" | "parEveryMin">;

/** Choices for the time limit in the hot zone, in minutes. */
export const ENTRY_LIMITS_MIN = [10, 15, 20, 25, 30, 45, 60] as const;
/** Default time limit, the maximum of the Entry Team Leader checklist. A longer time is marked. */
export const ENTRY_LIMIT_MIN = 20;

/** Choices for the interval between PARs, in minutes. */
export const PAR_EVERY_MIN = [5, 10, 15, 20] as const;
export const DEFAULT_PAR_MIN = 10;

/** Minutes between alerts. */
export const SIGN_EVERY_MIN = 5;

/** Names of the team actions in a log. */
export const ENTRY_ACTIONS = { started: "entry_started", par: "par_taken", ended: "entry_ended" } as const;

/** Log entry for a team that starts. It contains everything that the clock needs, on any device and after a reload. */
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

/** Log entry for a PAR in which all members of a team answered. */
export function parTaken({ id, name, people }: EntryTeam) {
  return { action_type: ENTRY_ACTIONS.par, action_data: { team: id, name, people } };
}

/** Log entry for a team that is out. */
export function entryEnded({ id, name, people }: EntryTeam) {
  return { action_type: ENTRY_ACTIONS.ended, action_data: { team: id, name, people } };
}

/**
 * Returns the teams of an incident, in order of their start. The log is the only source, so all devices that read it
 * show the same clocks, and a reload or a closed page loses none.
 *
 * @param entries - in any order; entries of a team that was never started are ignored
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
