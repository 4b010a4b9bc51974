import type { EntryTeam } from "./entry-team.ts";

const MINUTE_S = 60;

/** How a team stands at one moment. */
export interface EntryClock {
  /** Since it went in, whole seconds. */
  readonly elapsedS: number;
  /** Below 0 when it is over its time. */
  readonly leftS: number;
  /** `near`: less than one sign is left. */
  readonly state: "in" | "near" | "over";
  /** Minutes of the last sign that was passed; 0: none yet. */
  readonly signMin: number;
  /** How many signs were passed. Once the time is over each minute is one, until the team is out. */
  readonly signs: number;
  readonly isParDue: boolean;
}

/** @param nowMs - by the clock that the devices share; before the entry, where a clock is off, counts as the entry */
export function entryClock(team: EntryTeam, nowMs: number): EntryClock {
  const elapsedS = Math.max(0, Math.floor((nowMs - team.enteredAtMs) / 1000));
  const limitS = team.limitMin * MINUTE_S;
  const everyS = team.signEveryMin * MINUTE_S;
  const leftS = limitS - elapsedS;
  const isOver = leftS <= 0;
  const upToLimit = Math.floor(Math.min(elapsedS, limitS) / everyS);
  const afterParS = (nowMs - (team.parAtMs ?? team.enteredAtMs)) / 1000;
  return {
    elapsedS,
    leftS,
    state: isOver ? "over" : leftS <= everyS ? "near" : "in",
    signMin: isOver ? team.limitMin : upToLimit * team.signEveryMin,
    // The end of the time is a sign of its own, also where it is not a multiple of the others.
    signs: upToLimit + (isOver ? 1 + Math.floor(-leftS / MINUTE_S) : 0),
    isParDue: afterParS >= team.parEveryMin * MINUTE_S,
  };
}
