import { describe, expect, it } from "vitest";
import type { PackingGroup } from "../../record/packing-group.ts";
import { transportReading, transportSaying, type TransportDetail } from "./transport-table.ts";

const said = (one: string, other: string, zones: readonly string[] = ["B"]) => {
  const detail = { names: ["Liquid"], zones };
  const [a, b] = [transportReading([one], detail), transportReading([other], detail)];
  expect(transportSaying(b, a).verdict).toBe(transportSaying(a, b).verdict);
  return transportSaying(a, b).verdict;
};

describe("49 CFR 177.848(d)", () => {
  it.each([
    ["2.1", "2.3", "separated"],
    ["2.1", "7", "separated"],
    ["2.3", "3", "separated"],
    ["3", "5.1", "separated"],
    ["4.1", "8", "separated"],
    ["4.2", "8", "apart"],
    ["4.3", "8", "separated"],
    ["5.1", "8", "separated"],
    ["5.2", "8", "separated"],
    ["3", "4.1", "none"],
    ["3", "7", "none"],
    ["3", "8", "none"],
    ["4.1", "5.1", "none"],
    ["5.1", "5.2", "none"],
    ["7", "8", "none"],
    ["1.1D", "3", "apart"],
    ["1.1D", "1.4S", "apart"],
    ["9", "3", "none"],
  ] as const)("%s and %s: %s", (one, other, verdict) => {
    expect(said(one, other)).toBe(verdict);
  });

  it.each([
    ["2.1", "2.3", "apart"],
    ["2.3", "3", "apart"],
    ["2.3", "8", "apart"],
    ["3", "6.1", "apart"],
    ["6.1", "8", "apart"],
    ["2.1", "6.1", "separated"],
  ] as const)("of zone A, %s and %s: %s", (one, other, verdict) => {
    expect(said(one, other, ["A"])).toBe(verdict);
  });

  it.each([
    ["8", "4.1", true],
    ["8", "5.2", true],
    ["8", "4.2", true],
    ["8", "2.3", false],
    ["3", "5.1", false],
  ] as const)(
    "never lets a corrosive liquid stand above or beside class 4 or 5: %s and %s, %s",
    (one, other, never) => {
      const detail = { names: ["Liquid"], zones: ["B"] };
      const [a, b] = [transportReading([one], detail), transportReading([other], detail)];
      expect(transportSaying(a, b).notAboveOrBeside).toBe(never);
      expect(transportSaying(b, a).notAboveOrBeside).toBe(never);
    },
  );

  it("has nothing to say where no class is on file", () => {
    const none = transportReading([], null);
    expect(transportSaying(none, transportReading(["3"], null)).verdict).toBe("unknown");
  });

  it("holds a poison by the packing group on file where its number leaves it open", () => {
    const open = { names: ["Toxic liquid, n.o.s."], zones: ["A", "B"], packingGroups: ["I", "II", "III"] };
    const acid = transportReading(["3"], null);
    const of = (groups: readonly PackingGroup[], detail: TransportDetail | null = open) => {
      const { verdict, isAssumed } = transportSaying(transportReading(["6.1"], detail, groups), acid);
      return [verdict, isAssumed];
    };
    expect(of([])).toEqual(["apart", true]);
    expect(of(["I"])).toEqual(["apart", true]);
    expect(of(["III"])).toEqual(["none", false]);
    // Two rows of one substance: the stricter counts.
    expect(of(["III", "I"])).toEqual(["apart", true]);
    // No number is on file: the zone of a group I is not known, and the stricter row holds.
    expect(of([], null)).toEqual(["none", true]);
    expect(of(["I"], null)).toEqual(["apart", true]);
    expect(of(["II"], null)).toEqual(["none", false]);
  });

  it("does not let a packing group that the number does not have loosen anything", () => {
    const acrolein = { names: ["Acrolein, stabilized"], zones: ["A"], packingGroups: ["I"] };
    const reading = transportReading(["6.1", "3"], acrolein, ["III"]);
    expect(transportSaying(reading, transportReading(["8"], null)).verdict).toBe("apart");
  });
});
