import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownVerdict, predictionOfGroups } from "../predict-reactivity.ts";
import { loadReactivityTable } from "../reactivity-table.ts";
import { reactivityBeside } from "./reactivity-beside.ts";
import { reactivityOfSite, siteReactivity } from "./reactivity-of-site.ts";
import { verdictsOf, type StandingPair } from "./compatibility-pairs.ts";
import { normalizePlaceName, STANDING_NEARNESS, standingNearness, type StandingPlace } from "./storage-place.ts";
import {
  placeKey,
  substancesWithGroups,
  type SubstanceWithGroups,
  type StandingChemical,
} from "./stored-substances.ts";

const table = await loadReactivityTable();

const NAMES = [
  "Chlorine",
  "Ammonia",
  "Acetone",
  "Ethanol",
  "Nitric acid",
  "Bleach",
  "Muriatic acid",
  "Sodium hydroxide",
  "Pond dye",
] as const;

const site: fc.Arbitrary<readonly StandingChemical[]> = fc
  .array(
    fc.record({
      name: fc.constantFrom(...NAMES),
      room: fc.option(fc.constantFrom("Store", "store ", "Yard", "")),
      cabinet: fc.option(fc.constantFrom("1", "2", " ")),
    }),
    { maxLength: 16 },
  )
  .map((rows) => rows.map(({ name, ...place }, index) => ({ id: index + 1, subject: { name }, place })));

/** A row with its substance. */
interface Row {
  readonly id: number;
  readonly substance: SubstanceWithGroups;
  readonly place: StandingPlace;
}

function rowsOf(chemicals: readonly StandingChemical[]): readonly Row[] {
  const substances = substancesWithGroups(table, chemicals);
  return chemicals.flatMap(({ id, place }) =>
    substances.filter(({ ids }) => ids.includes(id)).map((substance) => ({ id, substance, place })),
  );
}

/** The nearest location that two rows share, as a key, then the wider locations. */
function sharedPlaces(one: Row, other: Row): readonly string[] {
  const nearness = standingNearness(one.place, other.place);
  const room = nearness === "site" ? null : one.place.room;
  return [
    ...(nearness === "cabinet" ? [placeKey({ room, cabinet: one.place.cabinet })] : []),
    ...(normalizePlaceName(room) === "" ? [] : [placeKey({ room, cabinet: null })]),
    placeKey({ room: null, cabinet: null }),
  ];
}

/** Every pair of rows. */
function everyTwo(rows: readonly Row[]) {
  const two = rows
    .flatMap((a) => rows.map((b) => [a, b] as const))
    .filter(([a, b]) => a.substance.key < b.substance.key && standingNearness(a.place, b.place) !== "apart")
    .map(([a, b]) => ({
      a,
      b,
      nearness: standingNearness(a.place, b.place),
      verdict: knownVerdict(table, a.substance.groups, b.substance.groups),
      places: sharedPlaces(a, b),
    }))
    .filter(({ verdict }) => verdict !== null);
  const keyOf = ({ a, b, verdict, places }: (typeof two)[number]): string =>
    `${a.substance.key}|${b.substance.key}|${verdict}|${places[0]}`;
  const isNamedNearer = (pair: (typeof two)[number]): boolean =>
    two.some(
      (other) =>
        other.a.substance === pair.a.substance &&
        other.b.substance === pair.b.substance &&
        other.places.indexOf(pair.places[0] ?? "") > 0,
    );
  const shown = Map.groupBy(
    two.filter((pair) => !isNamedNearer(pair)),
    keyOf,
  );
  return {
    pairs: [...shown].map(([key, same]) => ({
      key,
      nearness: same[0]?.nearness,
      verdict: same[0]?.verdict,
      a: [...new Set(same.map(({ a }) => a.id))].toSorted((x, y) => x - y),
      b: [...new Set(same.map(({ b }) => b.id))].toSorted((x, y) => x - y),
    })),
    incompatible: new Set(two.flatMap(({ a, b, verdict }) => (verdict === "incompatible" ? [a.id, b.id] : []))),
  };
}

const plainPair = ({ key, nearness, prediction, a, b }: StandingPair) => ({
  key,
  nearness,
  verdict: prediction.verdict,
  a: a.ids.toSorted((x, y) => x - y),
  b: b.ids.toSorted((x, y) => x - y),
});

const byKey = (one: { readonly key: string }, other: { readonly key: string }): number =>
  one.key < other.key ? -1 : 1;

describe("reactivityOfSite by profiles", () => {
  it("gives the same pairs and rows as comparing every two rows", async () => {
    await fc.assert(
      fc.asyncProperty(site, async (chemicals) => {
        const expected = everyTwo(rowsOf(chemicals));
        const { pairs, isCut, incompatible, groups } = await reactivityOfSite(chemicals);
        expect(pairs.map(plainPair).toSorted(byKey)).toEqual(expected.pairs.toSorted(byKey));
        expect(isCut).toBe(false);
        expect(incompatible).toEqual(expected.incompatible);
        const grouped = groups.flatMap(({ one, other }) => [...one, ...other].flatMap(({ ids }) => ids));
        expect(new Set(grouped)).toEqual(expected.incompatible);
      }),
      { numRuns: 300 },
    );
  });

  it("sorts the pairs by verdict and nearness, and cuts off the last ones", async () => {
    await fc.assert(
      fc.asyncProperty(site, fc.integer({ min: 1, max: 6 }), async (chemicals, most) => {
        const { pairs } = await reactivityOfSite(chemicals);
        const ranks = pairs.map(
          ({ prediction, nearness }) =>
            (prediction.verdict === "incompatible" ? 0 : 9) + STANDING_NEARNESS.indexOf(nearness),
        );
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        const cut = await reactivityOfSite(chemicals, most);
        expect(cut.pairs).toEqual(pairs.slice(0, most));
        expect(cut.isCut).toBe(pairs.length > most);
      }),
    );
  });

  it("gives the same for one chemical as for the site with it", async () => {
    await fc.assert(
      fc.asyncProperty(site, async ([chemical, ...others]) => {
        if (chemical === undefined) return;
        const [own] = substancesWithGroups(table, [chemical]);
        const rest = others.filter(
          ({ subject }) => substancesWithGroups(table, [{ ...chemical, subject }])[0]?.key !== own?.key,
        );
        const { pairs } = await reactivityBeside(chemical, others);
        const expected = everyTwo(rowsOf([chemical, ...rest])).pairs.filter(({ key }) => key.includes(own?.key ?? "?"));
        expect(pairs.map(plainPair).toSorted(byKey)).toEqual(expected.toSorted(byKey));
      }),
    );
  });

  it.each([
    ["a cabinet of their own", (id: number) => ({ room: "Store", cabinet: `c${id}` })],
    ["one room", () => ({ room: "Store", cabinet: null })],
    ["rooms of their own", (id: number) => ({ room: `r${id}`, cabinet: "1" })],
    ["no storage area on file", () => ({ room: null, cabinet: null })],
    ["no room on file and a cabinet of their own", (id: number) => ({ room: null, cabinet: `c${id}` })],
    [
      "half of them no room on file",
      (id: number) => ({ room: id % 2 === 0 ? null : `r${id % 50}`, cabinet: `c${id}` }),
    ],
  ])("does at most twice the work for twice the rows, with %s", (_, placeOf) => {
    const workOf = (count: number): number => {
      let work = 0;
      const known = verdictsOf(table);
      const step = (): void => {
        work += 1;
      };
      const chemicals = Array.from({ length: count }, (__, index) => ({
        id: index + 1,
        subject: { name: NAMES[index % NAMES.length] ?? NAMES[0] },
        place: placeOf(index),
      }));
      const substances = substancesWithGroups(table, chemicals).map((substance) => countReads(substance, step));
      siteReactivity(table, substances, 1000, (a, b) => {
        step();
        return known(a, b);
      });
      return work;
    };
    expect(workOf(10_000) / workOf(5000)).toBeLessThan(2.2);
  });

  it("does at most twice the work for twice the substances", () => {
    const workOf = (count: number): number => {
      let work = 0;
      const known = verdictsOf(table);
      const chemicals = Array.from({ length: count }, (__, index) => ({
        id: index + 1,
        subject: {
          name: `${NAMES[index % NAMES.length] ?? NAMES[0]} lot ${index}`,
          groups: [[1], [44], [19]][index % 3] ?? [],
        },
        place: { room: "Store", cabinet: `c${index}` },
      }));
      const step = (): void => {
        work += 1;
      };
      const substances = substancesWithGroups(table, chemicals).map((substance) => countReads(substance, step));
      siteReactivity(table, substances, 1000, (a, b) => {
        step();
        return known(a, b);
      });
      return work;
    };
    expect(workOf(10_000) / workOf(5000)).toBeLessThan(2.2);
  });
});

/** A substance that counts each access to its key, rows and groups. */
function countReads(substance: SubstanceWithGroups, step: () => void): SubstanceWithGroups {
  return new Proxy(substance, {
    get: (target, property, receiver): unknown => {
      step();
      return Reflect.get(target, property, receiver);
    },
  });
}

it("calls two substances incompatible exactly if a prediction does", () => {
  const substances = substancesWithGroups(
    table,
    NAMES.map((name, index) => ({ id: index + 1, subject: { name }, place: { room: null, cabinet: null } })),
  );
  for (const a of substances) {
    for (const b of substances) {
      const { verdict } = predictionOfGroups(table, [a.groups, b.groups], [a.formula, b.formula]);
      expect(knownVerdict(table, a.groups, b.groups) === "incompatible").toBe(verdict === "incompatible");
    }
  }
});
