import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { predictionOf } from "../predict-reactivity.ts";
import { groupsOf } from "../reactive-groups-of.ts";
import { INSUFFICIENT, loadReactivityTable } from "../reactivity-table.ts";
import { normalizePlaceName } from "../compatibility/storage-place.ts";
import { loadTransport } from "../../data/load.ts";
import { REACTIVITY_VERDICTS } from "../reactive-group.ts";
import { isUnknown } from "../compatibility/stored-substances.ts";
import { substancesWithGroups, type StandingChemical } from "../compatibility/stored-substances.ts";
import { areasOf } from "./areas.ts";
import { conflictsOf } from "./group-conflicts.ts";
import {
  areBothKnown,
  lotsOf,
  mustBeApart,
  plannedSubstances,
  pairVerdicts,
  type Lot,
  type VerdictLookup,
} from "./lots.ts";
import { rowsByRoom } from "./rows-by-room.ts";
import { separationPlan } from "./separation-plan.ts";
import { STORAGE_GROUPS } from "./storage-group.ts";

const table = await loadReactivityTable();
const transport = await loadTransport();

/** Names with rules, names without, and numbers. */
const named = fc.constantFrom(
  "Chlorine",
  "Ammonia",
  "Acetone",
  "Sodium",
  "Nitric acid",
  "Bleach",
  "Muriatic acid",
  "Acetic acid",
  "Sodium hydroxide",
  "Sodium cyanide",
  "Hydrogen peroxide",
  "Benzoyl peroxide",
  "Gasoline",
  "Calcium carbide",
  "Propane",
  "Pond dye",
  "Tank 7",
);
const classes = fc.array(
  fc.constantFrom("1.1D", "1.4S", "2.1", "2.2", "2.3", "3", "4.1", "4.2", "4.3", "5.1", "5.2", "6.1", "7", "8", "9"),
  { maxLength: 2 },
);
const place = fc.record({
  room: fc.option(fc.constantFrom("Store", "store ", "Yard", "")),
  cabinet: fc.option(fc.constantFrom("1", "2", "Bay 3", " ")),
});
const site: fc.Arbitrary<readonly StandingChemical[]> = fc
  .array(fc.tuple(named, classes, place), { maxLength: 14 })
  .map((rows) =>
    rows.map(([name, hazardClasses, at], index) => ({
      id: index + 1,
      subject: { name, hazardClasses },
      place: at,
    })),
  );

/** Data of one row apply to all rows of the substance: the plan combines them, as does the test. */
const subjectsOf = (chemicals: readonly StandingChemical[], name: string) => {
  const own = chemicals.filter(({ subject }) => subject.name === name);
  return { name, hazardClasses: [...new Set(own.flatMap(({ subject }) => subject.hazardClasses ?? []))] };
};

describe("any separation plan", () => {
  it("has no two substances in one area that are known to be incompatible", async () => {
    await fc.assert(
      fc.asyncProperty(site, async (chemicals) => {
        for (const { areas } of await separationPlan(chemicals)) {
          for (const { substances } of areas) {
            const subjects = substances.map(({ name }) => subjectsOf(chemicals, name));
            const bad = subjects.flatMap((a, index) =>
              subjects
                .slice(index + 1)
                .filter((b) => predictionOf(table, a, b).verdict === "incompatible")
                .map((b) => `${a.name} and ${b.name}`),
            );
            expect(bad).toEqual([]);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("contains every row once, in its room: in an area, or listed as not placed", async () => {
    await fc.assert(
      fc.asyncProperty(site, async (chemicals) => {
        const rooms = await separationPlan(chemicals);
        const found = rooms.flatMap(({ room, areas, notPlaced }) =>
          [
            ...areas.flatMap(({ substances }) => substances.flatMap(({ rows }) => rows.map(({ id }) => id))),
            ...notPlaced.flatMap(({ ids }) => ids),
          ].map((id) => [id, normalizePlaceName(room)] as const),
        );
        const stands = chemicals.map(({ id, place: at }) => [id, normalizePlaceName(at.room)] as const);
        expect(found.toSorted(([a], [b]) => a - b)).toEqual(stands);
      }),
    );
  });

  it("keeps a row in its cabinet only if the cabinet belongs to its area, and assigns no cabinet to two areas", async () => {
    await fc.assert(
      fc.asyncProperty(site, async (chemicals) => {
        for (const { areas } of await separationPlan(chemicals)) {
          const given = areas.flatMap(({ cabinets }) => cabinets.map(normalizePlaceName));
          expect(new Set(given).size).toBe(given.length);
          for (const { cabinets, substances } of areas) {
            for (const { cabinet, stays } of substances.flatMap(({ rows }) => rows)) {
              expect(stays).toBe(
                cabinet !== null && cabinets.map(normalizePlaceName).includes(normalizePlaceName(cabinet)),
              );
            }
          }
        }
      }),
    );
  });

  it("places explosives and substances with a reactive group on file, and lists every other substance as not placed", async () => {
    await fc.assert(
      fc.asyncProperty(site, async (chemicals) => {
        const isKnown = (name: string): boolean => {
          const subject = subjectsOf(chemicals, name);
          const { assignments } = groupsOf(table, subject);
          return (
            (subject.hazardClasses[0] ?? "").startsWith("1.") ||
            assignments.every(({ group }) => group.id !== INSUFFICIENT)
          );
        };
        for (const { areas, notPlaced } of await separationPlan(chemicals)) {
          const placed = areas.flatMap(({ substances }) => substances.map(({ name }) => name));
          expect(placed.filter((name) => !isKnown(name))).toEqual([]);
          expect(notPlaced.map(({ name }) => name).filter(isKnown)).toEqual([]);
        }
      }),
    );
  });
});

/** The lots of a site with one room. `read` is called for each access to the rows of a substance. */
function lotsIn(
  chemicals: readonly StandingChemical[],
  verdictLookup: VerdictLookup,
  read = (): void => {},
): readonly Lot[] {
  const substances = substancesWithGroups(table, chemicals).filter((substance) => !isUnknown(substance));
  const here = (rowsByRoom(plannedSubstances(substances, transport)).get("") ?? []).map(({ rows, ...one }) => ({
    ...one,
    get rows() {
      read();
      return rows;
    },
  }));
  return lotsOf(here, verdictLookup);
}

const cabinetsOf = ({ substances }: Lot) =>
  substances.flatMap(({ rows }) => rows.flatMap(({ plain }) => (plain === "" ? [] : [plain])));

/** Every pair of lots. */
function everyTwo(lots: readonly Lot[], verdictLookup: VerdictLookup) {
  const pairs = lots.flatMap((a, at) =>
    lots.slice(at + 1).map((b, further) => {
      const said = verdictLookup(a.substances[0], b.substances[0]);
      const isTogether = cabinetsOf(a).some((cabinet) => cabinetsOf(b).includes(cabinet));
      const verdict = said.reactive === null ? REACTIVITY_VERDICTS.length : REACTIVITY_VERDICTS.indexOf(said.reactive);
      const numbers = [a, b].map(({ substances: [{ placed }] }) => STORAGE_GROUPS.indexOf(placed.group));
      const count = a.substances.length * b.substances.length;
      const groups = numbers.toSorted((x, y) => x - y).map((number) => STORAGE_GROUPS[number]);
      return { said, count, isTogether, rank: (isTogether ? 0 : 9) + verdict, lots: [at, at + 1 + further], groups };
    }),
  );
  const apart = pairs.filter(({ said }) => mustBeApart(said));
  return [...Map.groupBy(apart, ({ groups }) => groups.join()).values()].map((own) => ({
    groups: own[0]?.groups,
    count: own.reduce((sum, { count }) => sum + count, 0),
    isTogether: own.some(({ isTogether }) => isTogether),
    pairs: own
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, 3)
      .map(({ lots: both, isTogether }) => ({ lots: both, isTogether })),
  }));
}

/** The areas of lots, each assigned to the first that accepts it. */
function firstFit(lots: readonly Lot[], verdictLookup: VerdictLookup): readonly (readonly string[])[] {
  return STORAGE_GROUPS.flatMap((group) => {
    const areas: Lot[][] = [];
    for (const lot of lots.filter(({ substances: [{ placed }] }) => placed.group === group)) {
      const [one] = lot.substances;
      const fits = ({ substances: [other] }: Lot) =>
        areBothKnown(one, other) && !mustBeApart(verdictLookup(one, other));
      const open = areas.find((area) => area.every(fits));
      if (open === undefined) areas.push([lot]);
      else open.push(lot);
    }
    return areas.map((area) => area.flatMap(({ substances }) => substances.map(({ substance }) => substance.name)));
  });
}

/** Many substances of few kinds, most of which must be separated even from equal ones. */
const ALIKE = [
  ["Nitric acid", ["8", "5.1"]],
  ["Squib", ["1.4"]],
  ["Acetone", ["3"]],
  ["Benzoyl peroxide", ["5.2"]],
] as const;

const lotOfKind = (kind: number, id: number, cabinet: string | null): StandingChemical => {
  const [name, hazardClasses] = ALIKE[kind % ALIKE.length] ?? ALIKE[0];
  return { id, subject: { name: `${name} ${id}`, hazardClasses }, place: { room: null, cabinet } };
};

describe("a separation plan by kinds of substances", () => {
  it("gives the same result as each pair alone", () => {
    const cabinet = fc.option(fc.constantFrom("1", "2", "3"), { freq: 2 });
    const rows = fc.array(fc.tuple(fc.nat(3), cabinet), { maxLength: 25 });
    fc.assert(
      fc.property(rows, (many) => {
        const verdictLookup = pairVerdicts(table);
        const lots = lotsIn(
          many.map(([kind, at], index) => lotOfKind(kind, index + 1, at)),
          verdictLookup,
        );
        const lotOf = (name: string) =>
          lots.findIndex(({ substances }) => substances.some(({ substance }) => substance.name === name));
        const found = conflictsOf(table, lots, verdictLookup).map(({ one, other, count, isTogether, pairs }) => ({
          groups: [one, other],
          count,
          isTogether,
          pairs: pairs.map((pair) => ({
            lots: [lotOf(pair.one), lotOf(pair.other)].toSorted((a, b) => a - b),
            isTogether: pair.isTogether,
          })),
        }));
        expect(found).toHaveLength(everyTwo(lots, verdictLookup).length);
        expect(found).toEqual(expect.arrayContaining(everyTwo(lots, verdictLookup)));
        const areas = areasOf(lots, verdictLookup).map(({ substances }) => substances.map(({ name }) => name));
        expect(areas).toEqual(firstFit(lots, verdictLookup));
      }),
    );
  });

  it.each([
    ["a cabinet of their own", (id: number) => `c${id}`],
    ["one cabinet", () => "1"],
    ["no cabinet", () => null],
  ])("does twice the work for twice the rows, with %s", (_, cabinetOf) => {
    const workOf = (count: number): number => {
      let work = 0;
      const known = pairVerdicts(table);
      const verdictLookup: VerdictLookup = (one, other) => {
        work += 1;
        return known(one, other);
      };
      const chemicals = Array.from({ length: count }, (__, index) => lotOfKind(index, index + 1, cabinetOf(index)));
      const lots = lotsIn(chemicals, known, () => {
        work += 1;
      });
      conflictsOf(table, lots, verdictLookup);
      areasOf(lots, verdictLookup);
      return work;
    };
    expect(workOf(10_000) / workOf(5_000)).toBeLessThan(2.2);
  });
});
