import { describe, expect, it } from "vitest";
import { CASES } from "./fixtures.ts";
import * as models from "./models.ts";
import { boardText } from "./report.ts";
import { CASES_WITHOUT_CHECKS, CHECK_SETS, scoredRuns, shownRuns } from "./scoreboard.ts";

const sets = await Promise.all(CHECK_SETS.map(async ({ name, run }) => ({ name, checks: await run(models) })));
const runs = await scoredRuns(models);
process.stdout.write(boardText(sets, [...runs, ...(await shownRuns(models))]));

describe("accuracy", () => {
  describe.each(sets)("$name", ({ checks }) => {
    it("meets every gate", () => {
      const missed = checks.filter((check) => check.gate !== "shown" && !check.passes);
      expect(missed).toEqual([]);
      expect(checks.length).toBeGreaterThan(0);
    });
  });

  it.each(runs)("$name meets every gate", ({ checks }) => {
    expect(checks.filter((check) => !check.passes)).toEqual([]);
  });

  it("skips no case", () => {
    const judged = new Set(sets.flatMap(({ checks }) => checks.map((check) => check.caseId)));
    const skipped = CASES.filter(({ id }) => !judged.has(id) && !(id in CASES_WITHOUT_CHECKS));
    expect(skipped.map(({ id }) => id)).toEqual([]);
  });

  it("gates what the case marks as a gate, and nothing else", () => {
    const checks = sets.flatMap((set) => set.checks);
    const wrong = CASES.flatMap(({ id, gate }) => {
      const wanted = gate === true ? "gate" : gate === false ? "shown" : "envelope";
      return checks.filter((check) => check.caseId === id && check.gate !== wanted).map((check) => check.caseId);
    });
    expect(wrong).toEqual([]);
  });

  it("shows the error of every number that is not a gate", () => {
    const shown = sets.flatMap(({ checks }) => checks.filter((check) => check.gate === "shown"));
    expect(shown.filter((check) => !Number.isFinite(check.error))).toEqual([]);
  });
});
