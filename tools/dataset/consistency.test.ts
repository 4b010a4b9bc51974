import { describe, expect, it } from "vitest";
import { isCasNumber } from "../../packages/hazmat-core/src/identity/cas-number.ts";
import { UNUSABLE_LIMITS } from "./corrections.ts";
import type { InputFigure, InputSubstance } from "./input-types.ts";
import {
  BOILING_POINT_DISPUTES,
  BOILS_BELOW_MELTING,
  FACTOR_DISPUTES,
  FLASH_ABOVE_BOILING,
  NO_LONGER_LISTED,
  VAPOUR_PRESSURE_DISPUTES,
  type KnownException,
} from "./known-exceptions.ts";
import { readInput } from "./read-input.ts";

const { core, extended, un, distances, guides } = readInput();
const all = [...core, ...extended];
const listed = new Set(un.map(({ id }) => id));

const cas = (found: readonly InputSubstance[]): string[] => found.map((of) => of.cas).toSorted();
const ids = (known: readonly KnownException[]): string[] => known.map(({ id }) => id).toSorted();
const value = (figure: InputFigure | undefined): number => figure?.v ?? Number.NaN;
const rises = (steps: readonly (number | null | undefined)[]): boolean => {
  const known = steps.filter((step) => typeof step === "number");
  return known.every((step, index) => index === 0 || step >= (known[index - 1] ?? step));
};

describe("counts", () => {
  it("are those of the sources page", () => {
    expect(core).toHaveLength(1151);
    expect(extended).toHaveLength(1027);
    expect(un).toHaveLength(2388);
    expect(distances).toHaveLength(594);
    expect(guides).toHaveLength(63);
    expect(un.filter(({ guides: own }) => own === undefined)).toHaveLength(32);
    expect(core.filter(({ aegl60 }) => aegl60 !== undefined)).toHaveLength(217);
  });
});

describe("identity", () => {
  it("has valid CAS numbers, each once", () => {
    expect(all.filter((of) => !isCasNumber(of.cas))).toEqual([]);
    expect(new Set(all.map((of) => of.cas)).size).toBe(all.length);
  });

  it("ties substances to listed ids, but for those no longer listed", () => {
    const missing = all.flatMap((of) => of.un ?? []).filter((link) => !listed.has(link.un));
    expect([...new Set(missing.map((link) => link.un))].toSorted()).toEqual(ids(NO_LONGER_LISTED));
  });
});

describe("physical constants", () => {
  it("dispute the boiling points that are known to be disputed", () => {
    const disputed = all.filter((of) => Math.abs(value(of.bpC) - (value(of.tbK) - 273.15)) > 15);
    expect(disputed).toHaveLength(BOILING_POINT_DISPUTES.count);
    expect(cas(disputed)).toEqual(expect.arrayContaining([...BOILING_POINT_DISPUTES.named]));
  });

  it("boil above their melting point, but for known ones", () => {
    expect(cas(all.filter((of) => value(of.bpC) < value(of.mpC)))).toEqual(ids(BOILS_BELOW_MELTING));
  });

  it("flash below their boiling point, but for known ones", () => {
    expect(cas(all.filter((of) => value(of.flashC) > value(of.bpC)))).toEqual(ids(FLASH_ABOVE_BOILING));
  });

  it("agree on vapour pressure within a third, but for known ones", () => {
    const apart = core.filter(({ vp, antoine }) => {
      if (vp?.kPa === undefined || typeof vp.qualifier === "string" || antoine === undefined) return false;
      const kelvin = vp.tempC + 273.15;
      if (kelvin < (antoine.TminK ?? 0) - 5 || kelvin > (antoine.TmaxK ?? Infinity) + 5) return false;
      const base = antoine.log === "10" ? Math.LN10 : 1;
      const ratio = Math.exp((antoine.A - antoine.B / (kelvin + antoine.C)) * base) / (vp.kPa * 1000);
      return ratio < 2 / 3 || ratio > 3 / 2;
    });
    const known = ids(VAPOUR_PRESSURE_DISPUTES);
    expect(cas(apart).filter((found) => !known.includes(found))).toEqual([]);
    expect(apart.length).toBeGreaterThan(0);
  });

  it("convert ppm by molar mass over 24.45 L/mol, but for known ones", () => {
    const apart = core.filter((of) => Math.abs(value(of.mw) / 24.45 / value(of.mgm3PerPpm) - 1) > 0.03);
    expect(cas(apart)).toEqual(ids(FACTOR_DISPUTES));
  });

  it("have the lower explosive limit under the upper, but for those that are left out", () => {
    expect(cas(all.filter((of) => value(of.lelVolPct) >= value(of.uelVolPct)))).toEqual(UNUSABLE_LIMITS);
  });

  it("have a lower explosive limit between 0 and 100 vol %", () => {
    const wrong = all.filter((of) => of.lelVolPct !== undefined && !(of.lelVolPct.v > 0 && of.lelVolPct.v < 100));
    expect(wrong).toEqual([]);
  });
});

describe("exposure limits", () => {
  it("rise with the level", () => {
    for (const { name, aegl60, pac, erpg } of all) {
      for (const levels of [aegl60, pac, erpg]) {
        if (levels === undefined) continue;
        expect(rises([levels["1"]?.v, levels["2"]?.v, levels["3"]?.v]), name).toBe(true);
      }
    }
  });

  it("fall with the averaging time, rise with the level, and are the same at 60 minutes in both sources", () => {
    const byTime = all.filter(({ aegl }) => aegl !== undefined);
    expect(byTime).toHaveLength(53);
    for (const { name, aegl, aegl60 } of byTime) {
      if (aegl === undefined) continue;
      expect(aegl.durations).toEqual(["10min", "30min", "60min", "4h", "8h"]);
      for (const level of [aegl.aegl1, aegl.aegl2, aegl.aegl3]) expect(rises(level.toReversed()), name).toBe(true);
      aegl.aegl3.forEach((most, index) => expect(rises([aegl.aegl1[index], aegl.aegl2[index], most]), name).toBe(true));
      if (aegl60 === undefined) continue;
      const at60 = [aegl.aegl1[2], aegl.aegl2[2], aegl.aegl3[2]];
      expect([aegl60["1"]?.v ?? null, aegl60["2"]?.v ?? null, aegl60["3"]?.v ?? null], name).toEqual(at60);
    }
  });

  it("never set a REL above the IDLH", () => {
    const wrong = core.filter(({ idlh, rel }) => rel?.limits.some(({ ppm }) => (ppm ?? 0) > (idlh?.ppm ?? Infinity)));
    expect(wrong).toEqual([]);
  });
});

describe("distances", () => {
  it("protect at least as far at night as by day, and a large spill at least as far as a small one", () => {
    for (const { un: id, name, small, large } of distances.filter((row) => row.un !== null)) {
      for (const spill of large === undefined ? [small] : [small, large]) {
        expect(spill.nightM, `${id ?? ""} ${name}`).toBeGreaterThanOrEqual(spill.dayM);
      }
      expect(large?.isolateM ?? Infinity, name).toBeGreaterThanOrEqual(small.isolateM);
      expect(large?.dayM ?? Infinity, name).toBeGreaterThanOrEqual(small.dayM);
    }
  });

  it("name a guide with distances for every id that has one", () => {
    const known = new Set(guides.map(({ guide }) => guide));
    const missing = un.flatMap((entry) => entry.guides ?? []).filter((guide) => !known.has(guide.slice(0, 3)));
    expect(missing).toEqual([]);
  });

  it("take the worst of several guides first", () => {
    const isolation = new Map(guides.map(({ guide, isolationM }) => [guide, isolationM.v ?? 0]));
    const of = (guide: string): number => isolation.get(guide.slice(0, 3)) ?? 0;
    for (const { id, guides: own = [] } of un) {
      expect(of(own[0] ?? ""), id).toBe(Math.max(0, ...own.map(of)));
    }
  });
});
