import type { EntryTeam } from "./entry-team.ts";

const MINUTE_MS = 60_000;

/** Three teams at one moment: one out, one with time left, one over its time. */
export function sampleTeams(nowMs: number): readonly EntryTeam[] {
  const team = { limitMin: 20, signEveryMin: 5, parEveryMin: 10, parAtMs: null, leftAtMs: null };
  return [
    {
      ...team,
      id: "1",
      name: "Entry 1",
      people: ["L. Ortiz", "S. Weber"],
      enteredAtMs: nowMs - 50 * MINUTE_MS,
      parAtMs: nowMs - 40 * MINUTE_MS,
      leftAtMs: nowMs - 31 * MINUTE_MS,
    },
    { ...team, id: "2", name: "Entry 2", people: ["A. Roy", "B. Chen"], enteredAtMs: nowMs - 7.5 * MINUTE_MS },
    {
      ...team,
      id: "3",
      name: "Entry 3",
      people: ["C. Dubois", "D. Okafor"],
      enteredAtMs: nowMs - 21.2 * MINUTE_MS,
      parAtMs: nowMs - 11 * MINUTE_MS,
    },
  ];
}
