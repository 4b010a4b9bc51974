import { describe, expect, it } from "vitest";
import type { LogEntry } from "../IncidentLog/log-entry.ts";
import { entryClock } from "./entry-clock.ts";
import { entryEnded, entryStarted, entryTeams, parTaken, type EntryTeam } from "./entry-team.ts";

const START = Date.UTC(2026, 10, 21, 14);
const at = (minute: number, second = 0): number => START + (minute * 60 + second) * 1000;

/** A log entry, made in this minute. */
const line = (minute: number, action: { action_type: string; action_data: LogEntry["action_data"] }): LogEntry => ({
  id: `${action.action_type}-${minute}`,
  madeAt: new Date(at(minute)).toISOString(),
  recordedAt: null,
  who: "Alex Morin",
  module: "incident",
  ...action,
});

const asked = { name: "Entry 1", people: ["A. Roy", "B. Chen"], limitMin: 20, parEveryMin: 10 };
const started = line(0, entryStarted("t1", asked));
const [team] = entryTeams([started]) as readonly [EntryTeam];

describe("teams of a log", () => {
  it("are read only from the log, with names and limits, for any order of its entries", () => {
    expect(team).toEqual({
      id: "t1",
      ...asked,
      enteredAtMs: START,
      signEveryMin: 5,
      parAtMs: null,
      leftAtMs: null,
    });
    const log = [line(12, parTaken(team)), started, line(15, entryEnded(team))];
    expect(entryTeams(log)).toEqual([{ ...team, parAtMs: at(12), leftAtMs: at(15) }]);
    expect(entryTeams(log.toReversed())).toEqual(entryTeams(log));
  });

  it("do not start again, and entries of a team that was never started are ignored", () => {
    const log = [started, line(15, entryEnded(team)), line(16, parTaken(team)), line(17, entryStarted("t1", asked))];
    expect(entryTeams(log)).toEqual([{ ...team, leftAtMs: at(15) }]);
    expect(entryTeams([line(3, parTaken({ ...team, id: "nobody" }))])).toEqual([]);
  });

  it("use the default limits if an entry comes from another program", () => {
    const bare = line(0, { action_type: "entry_started", action_data: { team: "t2", limit_min: -1, people: [7] } });
    expect(entryTeams([bare])).toMatchObject([
      { id: "t2", people: [], limitMin: 20, signEveryMin: 5, parEveryMin: 10 },
    ]);
  });
});

describe("the clock of a team", () => {
  it.each([
    // time, state, minutes of the alert, alerts, time left
    [at(4, 59), "in", 0, 0, 901],
    [at(5), "in", 5, 1, 900],
    [at(10), "in", 10, 2, 600],
    [at(15), "near", 15, 3, 300],
    [at(19, 59), "near", 15, 3, 1],
    [at(20), "over", 20, 5, 0],
    [at(20, 59), "over", 20, 5, -59],
    [at(21), "over", 20, 6, -60],
  ])("alerts every five minutes, and every minute after the time limit", (now, state, signMin, signs, leftS) => {
    expect(entryClock(team, now)).toMatchObject({ state, signMin, signs, leftS });
  });

  it("requests a PAR at the interval since the last one", () => {
    expect(entryClock(team, at(9, 59)).isParDue).toBe(false);
    expect(entryClock(team, at(10)).isParDue).toBe(true);
    const taken = { ...team, parAtMs: at(10, 30) };
    expect(entryClock(taken, at(12)).isParDue).toBe(false);
    expect(entryClock(taken, at(20, 30)).isParDue).toBe(true);
  });

  it("alerts at the end of the time limit if it is not a multiple of the interval", () => {
    const odd = { ...team, limitMin: 12 };
    expect([at(11), at(12), at(13)].map((now) => entryClock(odd, now).signs)).toEqual([2, 3, 4]);
  });

  it("does not run backwards if another device's clock is ahead", () => {
    expect(entryClock(team, START - 90_000)).toMatchObject({ elapsedS: 0, signs: 0, isParDue: false });
  });
});
