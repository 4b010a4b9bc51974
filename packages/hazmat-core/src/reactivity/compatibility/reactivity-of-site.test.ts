import { describe, expect, it } from "vitest";
import { loadSubstances } from "../../data/load.ts";
import { loadStockSubject, type NamedStock } from "../stock-subject.ts";
import { reactivityBeside } from "./reactivity-beside.ts";
import { reactivityOfSite } from "./reactivity-of-site.ts";
import { standingNearness, type StandingPlace } from "./storage-place.ts";
import type { StandingChemical } from "./stored-substances.ts";

const subjectOf = await loadStockSubject();

type Row = readonly [name: string, stock?: Partial<NamedStock>, place?: Partial<StandingPlace>];

const standing = (...rows: readonly Row[]): readonly StandingChemical[] =>
  rows.map(([name, stock, place], index) => ({
    id: index + 1,
    subject: subjectOf({ name, unNumber: null, casNumber: null, classification: null, ...stock }),
    place: { room: null, cabinet: null, ...place },
  }));

const BLEACH: Row = ["Bleach", { casNumber: "7681-52-9" }, { room: "Store", cabinet: "2" }];
const ACID: Row = ["Muriatic acid", { casNumber: "7647-01-0" }, { room: "store ", cabinet: "2" }];

const pairsOf = async (...rows: readonly Row[]) => (await reactivityOfSite(standing(...rows))).pairs;

describe("storage locations of two substances", () => {
  it.each([
    ["one cabinet of one room", { room: "Store", cabinet: "2" }, "cabinet"],
    ["another cabinet of the room", { room: "STORE", cabinet: "3" }, "room"],
    ["the room, cabinet not on file", { room: "Store" }, "room"],
    ["a room that is not on file", { cabinet: "2" }, "site"],
    ["another room", { room: "Yard", cabinet: "2" }, "apart"],
  ] as const)("%s", (_what, place, nearness) => {
    const other = { room: null, cabinet: null, ...place };
    const own = { room: "Store", cabinet: "2" };
    expect(standingNearness(own, other)).toBe(nearness);
    expect(standingNearness(other, own)).toBe(nearness);
  });

  it("are one cabinet if neither names a room, and unknown if neither names anything", () => {
    expect(standingNearness({ room: null, cabinet: "A" }, { room: "", cabinet: "a" })).toBe("cabinet");
    expect(standingNearness({ room: null, cabinet: null }, { room: null, cabinet: null })).toBe("site");
  });
});

describe("reactivityOfSite", () => {
  it("returns the pair, location, gas, rule and source", async () => {
    const [pair, ...further] = await pairsOf(BLEACH, ACID);
    expect(further).toEqual([]);
    expect(pair).toMatchObject({ nearness: "cabinet", place: { room: "Store", cabinet: "2" } });
    expect([pair?.a.name, pair?.b.name].toSorted()).toEqual(["Bleach", "Muriatic acid"]);
    expect(pair?.prediction.verdict).toBe("incompatible");
    expect(pair?.prediction.gases[0]?.formula).toBe("Cl2"); // the named gas comes first
    expect(pair?.prediction.basis.sources.length).toBeGreaterThan(0);
  });

  it("has no pair of two in different rooms", async () => {
    expect(await pairsOf(BLEACH, ["Muriatic acid", {}, { room: "Yard" }])).toEqual([]);
  });

  it("sorts pairs in one cabinet before those in one room, and those before unknown rooms", async () => {
    const found = await pairsOf(BLEACH, ["Vinegar", {}, { room: "Store" }], ["Nitric acid", {}, {}], ACID);
    const withBleach = found.filter(({ a, b }) => [a.name, b.name].includes("Bleach"));
    expect(withBleach.map(({ nearness }) => nearness)).toEqual(["cabinet", "room", "site"]);
  });

  it("identifies a row by the name of its UN number", async () => {
    const [pair] = await pairsOf(BLEACH, ["Tank 3", { unNumber: "1789" }, { room: "Store" }]);
    expect(pair?.prediction.verdict).toBe("incompatible");
    const tank = [pair?.prediction.a, pair?.prediction.b].find((side) => side?.name === "Tank 3");
    expect(tank?.assignments.map(({ rule }) => rule)).toContain("group table, UN1789");
  });

  it("lists substances without a reactive group, and makes no pairs with them", async () => {
    const { pairs, unknown } = await reactivityOfSite(standing(BLEACH, ["Pond dye", {}, { room: "Store" }]));
    expect(pairs).toEqual([]);
    expect(unknown.map(({ name }) => name)).toEqual(["Pond dye"]);
  });

  it("counts the lots of one substance once, and lists all their rows", async () => {
    const { pairs, incompatible } = await reactivityOfSite(
      standing(BLEACH, BLEACH, ["Javel", { casNumber: "7681-52-9" }, { room: "Store", cabinet: "2" }], ACID),
    );
    expect(pairs).toHaveLength(1);
    expect(new Set([...(pairs[0]?.a.ids ?? []), ...(pairs[0]?.b.ids ?? [])])).toEqual(new Set([1, 2, 3, 4]));
    expect(incompatible).toEqual(new Set([1, 2, 3, 4]));
  });

  it("gives a pair the same key whatever else is stored there, and another one at another location", async () => {
    const [alone] = await pairsOf(BLEACH, ACID);
    const among = await pairsOf(["Propane", {}, {}], ACID, BLEACH);
    expect(among.map(({ key }) => key)).toContain(alone?.key);
    const [moved] = await pairsOf(BLEACH, ["Muriatic acid", { casNumber: "7647-01-0" }, { room: "Store" }]);
    expect(moved?.key).not.toBe(alone?.key);
  });

  it("returns nothing for none or one", async () => {
    const nothing = { pairs: [], isCut: false, groups: [], incompatible: new Set(), unknown: [] };
    expect(await reactivityOfSite([])).toEqual(nothing);
    expect(await pairsOf(BLEACH, BLEACH)).toEqual([]);
  });

  it("marks every incompatible row even if the list of pairs is cut off", async () => {
    const rows = standing(BLEACH, ACID, ["Vinegar", {}, { room: "Store" }], ["Nitric acid", {}, { room: "Store" }]);
    const whole = await reactivityOfSite(rows);
    const cut = await reactivityOfSite(rows, 1);
    expect([whole.isCut, cut.isCut, cut.pairs.length]).toEqual([false, true, 1]);
    expect(cut.incompatible).toEqual(whole.incompatible);
  });
});

describe("reactivityBeside for one chemical at a planned location", () => {
  const beside = async (one: Row, ...others: readonly Row[]) => {
    const [chemical, ...around] = standing(one, ...others);
    if (chemical === undefined) throw new Error("There is no chemical.");
    return reactivityBeside(chemical, around);
  };

  it("returns the pairs that it would form, with the same keys", async () => {
    const { pairs, isUnknown } = await beside(ACID, BLEACH, ["Vinegar", {}, { room: "Store" }]);
    expect(isUnknown).toBe(false);
    const whole = await pairsOf(ACID, BLEACH);
    expect(pairs[0]?.key).toBe(whole[0]?.key);
    expect(pairs.every(({ a, b }) => [a.name, b.name].includes("Muriatic acid"))).toBe(true);
  });

  it("does not pair it with another lot of itself, and uses only the planned location", async () => {
    const elsewhere: Row = ["Muriatic acid", { casNumber: "7647-01-0" }, { room: "Store", cabinet: "2" }];
    const yard: Row = ["Muriatic acid", { casNumber: "7647-01-0" }, { room: "Yard" }];
    expect((await beside(yard, elsewhere, BLEACH)).pairs).toEqual([]);
  });

  it("reports that no reactive group is on file", async () => {
    expect(await beside(["Pond dye", {}, {}], BLEACH)).toEqual({ pairs: [], isCut: false, isUnknown: true });
  });
});

// A pairwise comparison would take minutes.
it("compares thousands of rows by their common profiles", async () => {
  const substances = [...(await loadSubstances()).values()].slice(0, 1000);
  const rows = Array.from({ length: 5000 }, (_, index): Row => {
    const substance = substances[index % substances.length];
    return [substance?.name ?? "", { casNumber: substance?.cas ?? null }, { room: `Room ${(index * 7) % 40}` }];
  });
  const { isCut, pairs, incompatible } = await reactivityOfSite(standing(...rows));
  expect(isCut).toBe(true);
  expect(pairs).toHaveLength(1000);
  expect(incompatible.size).toBeGreaterThan(1000);
});

describe("groups of a site", () => {
  const groupsOf = async (...rows: readonly Row[]) => (await reactivityOfSite(standing(...rows))).groups;

  it("combine pairs by reactive groups and storage location, and suggest what to move where", async () => {
    const yard = { room: "Yard" };
    const [group, ...further] = await groupsOf(
      BLEACH,
      ["Pool shock", { casNumber: "7778-54-3" }, { room: "Store", cabinet: "2" }],
      ACID,
      ["Copper", { casNumber: "7440-50-8" }, yard],
    );
    expect(group).toMatchObject({
      nearness: "cabinet",
      place: { room: "Store", cabinet: "2" },
      groups: ["Acids, Strong Non-oxidizing", "Oxidizing Agents, Strong"],
      one: [{ name: "Muriatic acid", ids: [3] }],
      other: [{ name: "Bleach" }, { name: "Pool shock" }],
    });
    expect(group?.gases[0]?.formula).toBe("Cl2");
    expect(group?.moveTo).toBe("Yard");
    expect(further.map(({ one, other }) => [one[0]?.name, other[0]?.name])).toEqual([["Pool shock", "Bleach"]]);
  });

  it("suggest no room with reacting or unknown substances", async () => {
    const acidInYard: Row = ["Muriatic acid", { casNumber: "7647-01-0" }, { room: "Yard" }];
    const [group] = await groupsOf(BLEACH, BLEACH, ACID, ["Pond dye", {}, { room: "Annex" }], acidInYard);
    expect(group).toMatchObject({ one: [{ name: "Muriatic acid" }], moveTo: "Yard" });
    const [other] = await groupsOf(BLEACH, ACID, ACID, ["Pond dye", {}, { room: "Annex" }], acidInYard);
    expect(other).toMatchObject({ one: [{ name: "Bleach" }], moveTo: null });
  });

  it("ask for the room if one side has none on file", async () => {
    const [group] = await groupsOf(BLEACH, ["Muriatic acid", { casNumber: "7647-01-0" }]);
    expect(group).toMatchObject({ nearness: "site", place: { room: null, cabinet: null }, moveTo: null });
  });

  it("list those of one group that react with each other", async () => {
    const shed = { room: "Shed" };
    const groups = await groupsOf(
      ["Pool shock", { casNumber: "7778-54-3" }, shed],
      ["Trichlor", { casNumber: "87-90-1" }, shed],
    );
    expect(groups).toHaveLength(1);
  });

  it("contain every row that must be separated and no other, however the rows are distributed", async () => {
    const stock = [
      BLEACH[1],
      ACID[1],
      { casNumber: "67-64-1" },
      { casNumber: "7697-37-2" },
      { casNumber: "1310-73-2" },
    ];
    const rows = Array.from({ length: 60 }, (_, index): Row => {
      const at = (index * 7) % stock.length;
      const room = [null, "A", "B", "C"][(index * 5) % 4] ?? null;
      return [`Row ${at}`, stock[at] ?? {}, { room, cabinet: index % 3 === 0 ? null : String(index % 3) }];
    });
    const { groups, incompatible } = await reactivityOfSite(standing(...rows));
    const ids = groups.flatMap(({ one, other }) => [...one, ...other].flatMap((substance) => substance.ids));
    expect(new Set(ids)).toEqual(incompatible);
  });

  it("are as few for a thousand rows of a room as for ten", async () => {
    const room = (count: number) =>
      groupsOf(...Array.from({ length: count }, (_, index): Row => [...(index % 2 === 0 ? BLEACH : ACID)] as Row));
    expect(await room(1000)).toHaveLength((await room(10)).length);
  });
});
