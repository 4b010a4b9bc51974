import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { loadSubstances, loadTransport } from "../../../packages/hazmat-core/src/data/load.ts";
import type { StoredSubstance } from "../../../packages/hazmat-core/src/data/stored-substance.ts";
import type { NfpaRating } from "../../../packages/hazmat-core/src/hazard/nfpa/nfpa-rating.ts";
import { substanceRecord } from "../../../packages/hazmat-core/src/reference/record-of.ts";
import { citation } from "../../../packages/hazmat-core/src/provenance/source.ts";
import type { ChemicalRecord } from "../../../packages/hazmat-core/src/record/chemical-record.ts";
import { FIRE_DEGREE_FAULTS, HEALTH_DEGREE_DISPUTES } from "../known-exceptions.ts";

interface Compared {
  readonly cas: string;
  readonly name: string;
  readonly list: number;
  readonly derived: number;
}

const file = readFileSync(new URL("./nfpa-check.json", import.meta.url), "utf8");
const check = JSON.parse(file) as { readonly health: readonly Compared[]; readonly fire: readonly Compared[] };

const stored = new Map<string, StoredSubstance>();
const records = new Map<string, ChemicalRecord>();

beforeAll(async () => {
  const transport = await loadTransport();
  for (const [cas, of] of await loadSubstances()) {
    stored.set(cas, of);
    records.set(cas, substanceRecord(of, [], transport));
  }
});

const isAmong = (known: readonly { readonly id: string }[], { cas }: Compared): boolean =>
  known.some(({ id }) => id === cas);

function ratingOf(cas: string): NfpaRating {
  const rating = records.get(cas)?.nfpa;
  if (rating == null) throw new Error(`No rating of ${cas}.`);
  return rating;
}

it("shows the derived health degree for all 41 substances that the list rates too low", () => {
  expect(check.health).toHaveLength(41);
  const expected = check.health.map((row) => [row.name, isAmong(HEALTH_DEGREE_DISPUTES, row) ? row.list : row.derived]);
  expect(check.health.map(({ name, cas }) => [name, ratingOf(cas).health])).toEqual(expected);
});

it("names the listed degree and its source next to each derived one", () => {
  for (const row of check.health.filter((candidate) => !isAmong(HEALTH_DEGREE_DISPUTES, candidate))) {
    const { derived } = ratingOf(row.cas);
    const health = derived?.find(({ field }) => field === "health");
    expect(health, row.name).toMatchObject({ degree: row.derived, listed: row.list, source: { mark: "derived" } });
    expect(health?.text).toMatch(/^Health [34]: derived from (?:49 CFR zone [ABC]|H3[03]0)\.$/);
  }
  const { derived: [chlorine] = [], note } = ratingOf("7782-50-5");
  expect(chlorine?.text).toBe("Health 4: derived from 49 CFR zone B.");
  expect(chlorine === undefined ? null : citation(chlorine.source)).toBe("49 CFR 172.101, UN1017, zone B, derived");
  expect(note).toBe("A rating declared by the site takes precedence.");
});

it("shows the higher fire degree, except if its figure is wrong", () => {
  const expected = check.fire.map((row) => [
    row.name,
    isAmong(FIRE_DEGREE_FAULTS, row) ? row.list : Math.max(row.list, row.derived),
  ]);
  expect(check.fire.map(({ name, cas }) => [name, ratingOf(cas).fire])).toEqual(expected);
  expect(check.fire.filter((row) => isAmong(FIRE_DEGREE_FAULTS, row))).toHaveLength(FIRE_DEGREE_FAULTS.length);
  expect(ratingOf("75-56-9").derived).toMatchObject([
    { text: "Fire 4: derived from flash point and boiling point.", listed: 2 },
  ]);
});

/** Health degree by zone and statement, calculated independently of the code under test; H330 by its lower degree. */
function leastHealth({ transport: [leading], ghs }: ChemicalRecord): number {
  const own = leading === undefined || leading.when !== undefined ? [] : leading.hazardZones;
  const zone = own.toSorted().at(-1) ?? "";
  const has = (...codes: string[]): boolean => codes.some((code) => ghs?.hCodes.includes(code) === true);
  const byZone = { A: 4, B: 4, C: 3, D: 2 }[zone] ?? 0;
  return Math.max(byZone, has("H330", "H310", "H300", "H314", "H318") ? 3 : 0);
}

it("shows no degree below the derived one for any substance", () => {
  const low = [...records].filter(([cas, record]) => {
    const { nfpa } = record;
    const list = stored.get(cas)?.nfpa;
    const isBelowList = list !== undefined && ((nfpa?.health ?? 0) < list.h || (nfpa?.fire ?? 0) < list.f);
    const isBelowLeast = nfpa?.health != null && nfpa.health < leastHealth(record);
    const isBelowDerived = nfpa?.derived?.some(({ field, degree }) => (nfpa[field] ?? 0) < degree) ?? false;
    return isBelowList || isBelowLeast || isBelowDerived;
  });
  expect(low.map(([, { name }]) => name)).toEqual([]);
});

/** With low degrees of the list withheld, and without derived degrees. */
const RATED_BY_LIST_ALONE = 207;

it("shows every listed health degree and rates more substances than the list", () => {
  const unrated = [...records].filter(([, { nfpa }]) => nfpa?.health == null);
  expect(unrated.filter(([cas]) => stored.get(cas)?.nfpa !== undefined)).toEqual([]);
  const count = records.size - unrated.length;
  expect(count).toBeGreaterThan(RATED_BY_LIST_ALONE);
  expect(count).toBe(574);
});

it.each([
  ["630-08-0", "carbon monoxide: zone D says 2, H331 3 or 4"],
  ["675-14-9", "cyanuric fluoride: the zone is of an n.o.s. entry"],
  ["57-24-9", "strychnine: H310 category 1 is 3 or 4"],
])("derives no health degree from %s only (%s)", (cas) => {
  expect(records.get(cas)?.nfpa?.health ?? null).toBeNull();
});
