import { describe, expect, it } from "vitest";
import { loadStockSubject, type NamedStock } from "../stock-subject.ts";
import type { StandingPlace } from "../compatibility/storage-place.ts";
import { separationPlan } from "./separation-plan.ts";
import { storageGroupOf } from "./storage-group.ts";
import { groupsOf } from "../reactive-groups-of.ts";
import { loadReactivityTable } from "../reactivity-table.ts";

const subjectOf = await loadStockSubject();
const table = await loadReactivityTable();

type Row = readonly [name: string, stock?: Partial<NamedStock>, place?: Partial<StandingPlace>];

const planOf = (...rows: readonly Row[]) =>
  separationPlan(
    rows.map(([name, stock, place], index) => ({
      id: index + 1,
      subject: subjectOf({ name, unNumber: null, casNumber: null, classification: null, ...stock }),
      place: { room: "Store", cabinet: null, ...place },
    })),
  );

const ACETONE: Row = ["Acetone", { unNumber: "1090", classification: "3" }, { cabinet: "1" }];
const NITRIC: Row = ["Nitric acid 68%", { unNumber: "2031", classification: "8 (5.1)" }, { cabinet: "1" }];

describe("storage groups", () => {
  it.each([
    ["Chlorine", ["2.3", "5.1", "8"], "toxic-gases"],
    ["Oxygen", ["2.2", "5.1"], "oxidizing-gases"],
    ["Nitrogen", ["2.2"], "gases"],
    ["Nitric acid", ["8", "5.1"], "oxidizing-acids"],
    ["Hydrochloric acid", ["8"], "acids"],
    ["Sodium hydroxide", ["8"], "bases"],
    ["Sodium hypochlorite", ["8"], "oxidizers"],
    ["Sodium cyanide", ["6.1"], "cyanides-and-sulphides"],
    ["Acetone", ["3"], "flammable-liquids"],
    ["Sodium", ["4.3"], "water-reactive"],
    ["Benzoyl peroxide", ["5.2"], "organic-peroxides"],
    ["Acetic acid", [], "acids"],
    ["Calcium chloride", [], "others"],
  ] as const)("%s of %j: %s", (name, hazardClasses, group) => {
    expect(storageGroupOf(hazardClasses, groupsOf(table, { name, hazardClasses })).group).toBe(group);
  });
});

describe("separation plan of a room", () => {
  it("has an area for each storage group, and moves as few rows as possible", async () => {
    const [store] = await planOf(NITRIC, ACETONE, ["Ethanol", { classification: "3" }, { cabinet: "1" }]);
    expect(store?.areas.map(({ group, cabinets }) => [group, cabinets])).toEqual([
      ["oxidizing-acids", []],
      ["flammable-liquids", ["1"]],
    ]);
    const rows = store?.areas.flatMap(({ substances }) => substances.flatMap((one) => one.rows)) ?? [];
    expect(rows.filter(({ stays }) => !stays).map(({ id }) => id)).toEqual([1]);
  });

  it("lists groups that must not be stored together, with the worst pair and both sources", async () => {
    const [store] = await planOf(NITRIC, ACETONE);
    const [conflict] = store?.conflicts ?? [];
    expect(conflict).toMatchObject({ one: "oxidizing-acids", other: "flammable-liquids", count: 1, isTogether: true });
    const [pair] = conflict?.pairs ?? [];
    expect(pair?.reactive.verdict).toBe("incompatible");
    expect(pair?.reactive.hazards[0]?.words).toBe("The reaction may be violent or explosive.");
    expect(pair?.reactive.basis.sources[0]?.key).toBe("CAMEO");
    expect(pair?.transport).toMatchObject({ verdict: "separated", rows: ["5.1", "3"] });
    expect(pair?.transport.source).toEqual({ key: "49CFR177.848", locator: "paragraph (d), 5.1 and 3" });
    expect(pair?.isDisputed).toBe(false);
  });

  it("shows both results if the sources disagree: bleach and acid have one class and form chlorine", async () => {
    const [store] = await planOf(
      ["Sodium hypochlorite solution", { unNumber: "1791", classification: "8" }],
      ["Hydrochloric acid", { unNumber: "1789", classification: "8" }],
    );
    const [pair] = store?.conflicts[0]?.pairs ?? [];
    expect(pair?.reactive).toMatchObject({ verdict: "incompatible" });
    expect(pair?.transport.verdict).toBe("none");
    expect(pair?.isDisputed).toBe(true);
    expect(store?.areas).toHaveLength(2);
  });

  it("treats a missing class as no result of the rule, not as a dispute", async () => {
    const [store] = await planOf(["Bleach"], ["Vinegar"]);
    const [pair] = store?.conflicts[0]?.pairs ?? [];
    expect(pair?.transport.verdict).toBe("unknown");
    expect(pair?.isDisputed).toBe(false);
  });

  it("splits a storage group whose own substances must be separated", async () => {
    const acids: readonly Row[] = [
      ["Hydrochloric acid", { unNumber: "1789", classification: "8" }],
      ["Acetic acid, glacial", { casNumber: "64-19-7" }],
    ];
    const [store] = await planOf(...acids);
    expect(store?.areas.map(({ group }) => group)).toEqual(["acids", "acids"]);
    expect(store?.conflicts[0]).toMatchObject({ one: "acids", other: "acids" });
  });

  it("lists chemicals that it cannot place, with the group by their class", async () => {
    const [store] = await planOf(ACETONE, ["Thinner X7", { classification: "3" }], ["Pond dye"]);
    expect(store?.notPlaced).toEqual([
      { name: "Thinner X7", ids: [2], byClass: "flammable-liquids" },
      { name: "Pond dye", ids: [3], byClass: null },
    ]);
  });

  it("identifies rooms by name in any letter case, and lists rows without a room last", async () => {
    const rooms = await planOf(["Bleach", {}, { room: null }], ACETONE, ["Ethanol", {}, { room: "STORE " }]);
    expect(rooms.map(({ room }) => room)).toEqual(["Store", null]);
  });
});

describe("separation plan by the transport table", () => {
  it("uses the stricter row for a toxic gas without a zone on file, and says so", async () => {
    const gas: Row = ["Chlorine", { classification: "2.3" }];
    const [unknown] = await planOf(gas, ACETONE);
    expect(unknown?.conflicts[0]?.pairs[0].transport).toMatchObject({ verdict: "apart", isAssumed: true });
    const [known] = await planOf(["Chlorine", { unNumber: "1017", classification: "2.3 (5.1, 8)" }], ACETONE);
    expect(known?.conflicts[0]?.pairs[0].transport).toMatchObject({ verdict: "separated", isAssumed: false });
  });

  it("does not treat a solid as a corrosive liquid", async () => {
    const lye: Row = ["Lye", { unNumber: "1823", classification: "8" }];
    const oxidizer: Row = ["Sodium chlorate", { unNumber: "1495", classification: "5.1" }];
    const said = (await planOf(lye, oxidizer))[0]?.conflicts[0]?.pairs[0].transport.verdict;
    expect(said ?? "none").toBe("none");
    const [liquid] = await planOf(["Lye", { unNumber: "1824", classification: "8" }], oxidizer);
    expect(liquid?.conflicts[0]?.pairs[0].transport).toMatchObject({ verdict: "separated" });
  });

  const CARTRIDGES: Row = ["Cartridges, small arms", { unNumber: "0012", classification: "1.4S" }, { cabinet: "1" }];
  const DYNAMITE: Row = ["Dynamite", { unNumber: "0081", classification: "1.1D" }, { cabinet: "2" }];
  const ofPair = async (...rows: readonly Row[]) => {
    const [store] = await planOf(...rows);
    return { areas: store?.areas.length, pair: store?.conflicts[0]?.pairs[0] };
  };

  it("places two explosives of 1.4S in one area", async () => {
    const { areas, pair } = await ofPair(CARTRIDGES, ["Igniters", { unNumber: "0454" }, { cabinet: "1" }]);
    expect([areas, pair?.transport.verdict]).toEqual([1, undefined]);
  });

  it("asks for a compatibility group that is not on file, and gives each explosive its own area", async () => {
    const { areas, pair } = await ofPair(CARTRIDGES, ["Squibs", { classification: "1.4" }]);
    expect(areas).toBe(2);
    expect(pair?.transport).toMatchObject({ verdict: "group-needed", notes: ["enter-group"] });
    expect(pair?.isDisputed).toBe(false);
  });

  it.each(["1.4s", "1.4 S"])("parses the compatibility group of %s as written by the site", async (classification) => {
    const { areas } = await ofPair(CARTRIDGES, ["Squibs", { classification }]);
    expect(areas).toBe(1);
  });

  it("separates 1.1A from 1.4S, and ammonium nitrate from 1.1D with its note", async () => {
    const primer: Row = ["Lead azide, wetted", { unNumber: "0129", classification: "1.1A" }];
    expect((await ofPair(primer, CARTRIDGES)).pair?.transport.verdict).toBe("apart");
    const nitrate: Row = ["Ammonium nitrate", { unNumber: "1942", classification: "5.1" }];
    const { areas, pair } = await ofPair(nitrate, DYNAMITE);
    expect(areas).toBe(2);
    expect(pair?.transport).toMatchObject({ verdict: "conditional", notes: ["ammonium-nitrate"] });
  });

  it("separates a cyanide from an acid of the same class by paragraph (c)", async () => {
    const cyanide: Row = ["Sodium cyanide", { unNumber: "1689", classification: "6.1" }];
    const { pair } = await ofPair(cyanide, ["Hydrochloric acid", { unNumber: "1789", classification: "8" }]);
    expect(pair?.transport).toMatchObject({ verdict: "apart", notes: ["cyanide-with-acid"] });
    expect(pair?.isDisputed).toBe(false);
  });

  it("never places an explosive without a reactive group with other classes, and reports no dispute", async () => {
    const picric: Row = ["Picric acid, wetted", { unNumber: "1344", classification: "4.1" }];
    const [store] = await planOf(CARTRIDGES, picric, DYNAMITE);
    const areas = store?.areas.map(({ substances }) => substances.map(({ name }) => name)) ?? [];
    expect(areas.filter((names) => names.includes("Picric acid, wetted"))).toEqual([["Picric acid, wetted"]]);
    const pairs = store?.conflicts.flatMap((conflict) => conflict.pairs) ?? [];
    expect(pairs.map(({ one, other, isDisputed }) => [one, other, isDisputed])).toEqual([
      ["Dynamite", "Picric acid, wetted", false],
    ]);
  });
});
