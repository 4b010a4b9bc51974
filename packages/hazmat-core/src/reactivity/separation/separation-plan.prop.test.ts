import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { predictionOf } from "../predict-reactivity.ts";
import { groupsOf } from "../reactive-groups-of.ts";
import { INSUFFICIENT, loadReactivityTable } from "../reactivity-table.ts";
import { plainPlace } from "../standing/standing-place.ts";
import type { StandingChemical } from "../standing/standing-substances.ts";
import { separationPlan } from "./separation-plan.ts";

const table = await loadReactivityTable();

/** Names that rules know, names that none knows, and numbers. */
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

/** What is said of a substance is said by all its rows: the plan reads them together, and so does the test. */
const subjectsOf = (chemicals: readonly StandingChemical[], name: string) => {
  const own = chemicals.filter(({ subject }) => subject.name === name);
  return { name, hazardClasses: [...new Set(own.flatMap(({ subject }) => subject.hazardClasses ?? []))] };
};

describe("any plan", () => {
  it("has no two in one area that are known to be incompatible", async () => {
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

  it("has every row once, in the room where it stands: in an area, or named as not placed", async () => {
    await fc.assert(
      fc.asyncProperty(site, async (chemicals) => {
        const rooms = await separationPlan(chemicals);
        const found = rooms.flatMap(({ room, areas, notPlaced }) =>
          [
            ...areas.flatMap(({ substances }) => substances.flatMap(({ rows }) => rows.map(({ id }) => id))),
            ...notPlaced.flatMap(({ ids }) => ids),
          ].map((id) => [id, plainPlace(room)] as const),
        );
        const stands = chemicals.map(({ id, place: at }) => [id, plainPlace(at.room)] as const);
        expect(found.toSorted(([a], [b]) => a - b)).toEqual(stands);
      }),
    );
  });

  it("keeps a row in its cabinet only where the cabinet is of its area, and gives no cabinet to two areas", async () => {
    await fc.assert(
      fc.asyncProperty(site, async (chemicals) => {
        for (const { areas } of await separationPlan(chemicals)) {
          const given = areas.flatMap(({ cabinets }) => cabinets.map(plainPlace));
          expect(new Set(given).size).toBe(given.length);
          for (const { cabinets, substances } of areas) {
            for (const { cabinet, stays } of substances.flatMap(({ rows }) => rows)) {
              expect(stays).toBe(cabinet !== null && cabinets.map(plainPlace).includes(plainPlace(cabinet)));
            }
          }
        }
      }),
    );
  });

  it("places explosives and what has a reactive group on file, and names every other substance as not placed", async () => {
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
