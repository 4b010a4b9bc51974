import type { EntryTeam } from "./entry-team.ts";

const MINUTE_S = 60;

/** State of a team at one moment. */
export interface EntryClock {
  /** Time since the start, in whole seconds. */
  readonly elapsedS: number;
  /** Negative if the time limit is exceeded. */
  readonly leftS: number;
  /** `near`: less time left than one alert interval. */
  readonly state: "in" | "near" | "over";
  /** Minutes of the last alert; 0: none yet. */
  readonly signMin: number;
  /** Number of alerts so far. After the time limit there is one every minute until the team is out. */
  readonly signs: number;
  readonly isParDue: boolean;
}

/**
 * @param nowMs - by the clock that the devices share; a time before the start, due to a wrong clock, counts as the
 *   start
 */
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
    // The time limit is an alert too, even if it is not a multiple of the interval.
    signs: upToLimit + (isOver ? 1 + Math.floor(-leftS / MINUTE_S) : 0),
    isParDue: afterParS >= team.parEveryMin * MINUTE_S,
  };
}
