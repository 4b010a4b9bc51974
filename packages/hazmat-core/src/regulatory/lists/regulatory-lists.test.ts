import { expect, it } from "vitest";
import { citeEdition, loadRegulatoryLists, type RegulatedSubject } from "./regulatory-lists.ts";

/** `list name applies` of each row. */
async function rowsOf(subject: RegulatedSubject): Promise<readonly string[]> {
  const lists = await loadRegulatoryLists();
  return lists.of(subject).map(({ list, name, applies }) => `${list} ${name}: ${applies}`);
}

it("returns planning, release and threshold quantities of chlorine, each with its rule", async () => {
  const rows = (await loadRegulatoryLists()).of({ casNumber: "7782-50-5" });
  expect(
    rows.map(({ list, planning, release, threshold }) => [list, planning?.value, release?.value, threshold?.value]),
  ).toEqual([
    ["ehs", 100, 10, undefined],
    ["rmp", undefined, undefined, 2500],
    ["psm", undefined, undefined, 1500],
  ]);
  expect(rows.map(({ source }) => source.key)).toEqual(["40CFR355", "40CFR68.130", "29CFR1910.119"]);
  expect(rows[0]?.release?.source.key).toBe("40CFR302.4");
});

it("chooses among rows of one number by form and concentration, and reports if they are not stated", async () => {
  expect(await rowsOf({ casNumber: "7664-41-7", percent: 100 })).toEqual([
    "ehs Ammonia: yes",
    "rmp Ammonia (anhydrous): yes",
    "psm Ammonia, Anhydrous: yes",
  ]);
  expect(await rowsOf({ casNumber: "7664-41-7", percent: 25 })).toEqual([
    "ehs Ammonia: yes",
    "rmp Ammonia (conc 20% or greater): yes",
  ]);
  expect(await rowsOf({ casNumber: "7664-41-7" })).toContain("psm Ammonia, Anhydrous: depends");
  expect(await rowsOf({ casNumber: "7647-01-0", states: ["liquid"], percent: 30 })).toEqual([]);
  expect(await rowsOf({ casNumber: "7722-84-1", percent: 52 })).toEqual([
    "psm Hydrogen Peroxide (52% by weight or greater): yes",
  ]);
  expect(await rowsOf({ casNumber: "8014-95-7", percent: 90 })).toEqual(["rmp Oleum (fuming sulfuric acid): yes"]);
});

it("returns nothing for a substance without a number or on no list", async () => {
  expect(await rowsOf({ casNumber: null })).toEqual([]);
  expect(await rowsOf({ casNumber: "67-64-1" })).toEqual([]);
});

it("returns a substance that a list prints under two names once", async () => {
  expect(await rowsOf({ casNumber: "75-44-5" })).toEqual([
    "ehs Phosgene: yes",
    "rmp Phosgene: yes",
    "psm Carbonyl Chloride (see Phosgene): yes",
  ]);
});

it("returns both quantities of a solid, and marks those read in one copy", async () => {
  const [aldicarb] = (await loadRegulatoryLists()).of({ casNumber: "116-06-3" });
  expect([aldicarb?.planning?.value, aldicarb?.planningCoarse?.value]).toEqual([100, 10_000]);
  expect(aldicarb?.source).toEqual({ key: "40CFR355", locator: "Aldicarb", mark: "unverified" });
  expect(citeEdition({ key: "40CFR355", locator: "Aldicarb", mark: "unverified" })).toBe(
    "40 CFR 355 Appendix A, Aldicarb, unverified (eCFR of 2026-08-05)",
  );
});
