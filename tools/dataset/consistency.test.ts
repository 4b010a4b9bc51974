import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StoredEveryday } from "../../packages/hazmat-core/src/data/stored-document.ts";
import { isCasNumber } from "../../packages/hazmat-core/src/identity/cas-number.ts";
import { CONTAINER_SIZES } from "../../packages/hazmat-core/src/scene/source/spill-size.ts";
import { unpackEveryday } from "../../packages/hazmat-core/src/reference/search/everyday-names.ts";
import { checkedInput } from "./build.ts";
import {
  CLASS_OUTSIDE_TABLE,
  COMES_APART,
  LEADING_ID,
  MELTING_OF_ANOTHER,
  MISSING_LINKS,
  NO_NAME,
  RENAMED,
  UNUSABLE_LIMITS,
  WRONG_LINKS,
} from "./corrections.ts";
import { buildEveryday, packedEveryday } from "./everyday.ts";
import type { InputFigure, InputSubstance } from "./input-types.ts";
import {
  BOILING_POINT_DISPUTES,
  BOILS_BELOW_MELTING,
  FACTOR_DISPUTES,
  FLASH_ABOVE_BOILING,
  GHS_AGAINST_CLASS,
  NO_LONGER_LISTED,
  VAPOUR_PRESSURE_DISPUTES,
  type KnownException,
} from "./known-exceptions.ts";
import { readInput } from "./read-input.ts";
import { buildSearchDocuments } from "./search-documents.ts";
import { buildSubstances } from "./substances.ts";
import { buildTransport } from "./transport.ts";

const {
  core,
  extended,
  un,
  distances,
  guides,
  links,
  agents,
  agentCategories,
  everyday,
  ownEveryday,
  pacUnits,
  idlhRevisions,
} = readInput();
const all = [...core, ...extended];
const listed = new Set(un.map(({ id }) => id));

/** Domestic ids whose name is more dangerous than the mildest name with the same digits, or has another division. */
const OTHER_THAN_SAME_DIGITS: readonly (readonly [id: string, guide: string])[] = [];

const cas = (found: readonly InputSubstance[]): string[] => found.map((of) => of.cas).toSorted();
const ids = (known: readonly KnownException[]): string[] => known.map(({ id }) => id).toSorted();
const value = (figure: InputFigure | undefined): number => figure?.v ?? Number.NaN;
const rises = (steps: readonly (number | null | undefined)[]): boolean => {
  const known = steps.filter((step) => typeof step === "number");
  return known.every((step, index) => index === 0 || step >= (known[index - 1] ?? step));
};

describe("counts", () => {
  it("match the sources page", () => {
    expect(core).toHaveLength(1151);
    expect(extended).toHaveLength(1027);
    expect(un).toHaveLength(2398);
    expect(un.filter(({ isWithdrawn }) => isWithdrawn).map(({ id }) => id)).toEqual(["UN1014", "UN1015"]);
    expect(distances).toHaveLength(537);
    expect(guides).toHaveLength(62);
    expect(un.filter(({ guides: own }) => own === undefined)).toHaveLength(31);
    expect(core.filter(({ aegl60 }) => aegl60 !== undefined)).toHaveLength(217);
  });
});

describe("identity", () => {
  it("has valid and unique CAS numbers", () => {
    expect(all.filter((of) => !isCasNumber(of.cas))).toEqual([]);
    expect(new Set(all.map((of) => of.cas)).size).toBe(all.length);
  });

  it("links substances only to listed UN/NA numbers, except those no longer listed", () => {
    const missing = all.flatMap((of) => of.un ?? []).filter((link) => !listed.has(link.un));
    expect([...new Set(missing.map((link) => link.un))].toSorted()).toEqual(ids(NO_LONGER_LISTED));
  });
});

describe("ids of other names", () => {
  const names = (id: string): readonly string[] => un.find((entry) => entry.id === id)?.names ?? [];

  it("give UN2049 to diethylbenzene and not to divinyl benzene", () => {
    expect(names("UN2049")).toEqual(["Diethylbenzene"]);
    expect(
      all
        .filter((of) => of.un?.some((link) => link.un === "UN2049"))
        .map((of) => of.cas)
        .toSorted(),
    ).toEqual([
      ...links.corrections.filter(({ drop }) => drop.includes("UN2049")).map((link) => link.cas),
      "25340-17-4",
    ]);
  });

  it("link petroleum oil only to its domestic number", () => {
    expect(listed.has("UN1270")).toBe(false);
    expect(listed.has("NA1270")).toBe(true);
    expect(all.filter((of) => of.un?.some((link) => link.un === "UN1270"))).toEqual([]);
  });
});

describe("links of records without a number of their own", () => {
  it("match the sources page", () => {
    expect(links.entries).toHaveLength(950);
    expect(links.entries.filter((entry) => entry.links.length > 0)).toHaveLength(701);
    expect(links.entries.filter((entry) => (entry.links.length === 0) !== (entry.none !== undefined))).toEqual([]);
    expect(links.naGuides).toHaveLength(29);
    expect(links.otherGuides).toHaveLength(1);
    expect(links.corrections).toHaveLength(19);
  });

  it("connect substances on file to listed numbers", () => {
    const numbers = new Set(all.map((of) => of.cas));
    const ties = [...links.entries, ...links.corrections];
    expect(ties.filter((tie) => !numbers.has(tie.cas))).toEqual([]);
    expect(ties.flatMap((tie) => tie.links).filter((link) => !listed.has(link.un))).toEqual([]);
  });

  it("leave no listed number without a guide, except the consumer commodity", () => {
    const taken = new Set([...links.naGuides, ...links.otherGuides].map(({ id }) => id));
    const bare = un.filter((entry) => entry.guides === undefined && !taken.has(entry.id));
    expect(bare.map(({ id }) => id)).toEqual(["ID8000"]); // one entry with UN8000, which has a guide
    expect(new Set([...taken].filter((id) => un.find((entry) => entry.id === id)?.guides !== undefined)).size).toBe(0);
  });

  it("use the guide of the same UN digits for NA numbers, if there is one", () => {
    const own = new Map(un.map((entry) => [entry.id, entry.guides?.map((guide) => guide.slice(0, 3)) ?? []]));
    const other = links.naGuides.filter(({ id, guide }) => {
      const same = own.get(`UN${id.slice(2)}`) ?? [];
      return same.length > 0 && !same.includes(guide);
    });
    expect(other.map(({ id, guide }) => [id, guide])).toEqual(OTHER_THAN_SAME_DIGITS);
  });

  it("give a class only to numbers that the ERG lists without one", () => {
    const alone = un.filter(({ names, ergNames, isWithdrawn }) => {
      return names === undefined && ergNames !== undefined && isWithdrawn === undefined;
    });
    const known = Object.keys(CLASS_OUTSIDE_TABLE);
    expect(known.filter((id) => !alone.some((entry) => entry.id === id))).toEqual([]);
    expect(alone.map(({ id }) => id).filter((id) => id > "UN3550" && !known.includes(id))).toEqual(["UN8000"]);
  });
});

describe("agents", () => {
  it("have 28 agents with 38 rows of the 2020 edition, each once and with a category of the 2024 edition", () => {
    const given = agents.flatMap(({ ergRows }) => ergRows);
    expect(agents).toHaveLength(28);
    expect(new Set(given).size).toBe(38);
    expect(agentCategories.map(({ category }) => category)).toEqual([
      "blister",
      "blood",
      "choking",
      "incapacitating",
      "nerve",
      "tear gas",
      "vomiting",
    ]);
  });
});

describe("everyday names", () => {
  const spellings = ownEveryday.flatMap(({ say }) => say);

  it("have 309 entries from the set and more than 1,000 of our own, each with a meaning", () => {
    expect(everyday).toHaveLength(309);
    expect(new Set(spellings).size).toBeGreaterThan(1000);
    expect([...everyday, ...ownEveryday].filter(({ means }) => means.length === 0)).toEqual([]);
  });

  it("ask for a choice only if there are several meanings", () => {
    const wrong = ownEveryday.filter(({ ask, means }) => ask !== undefined && means.length < 2);
    expect(wrong.map(({ say }) => say)).toEqual([]);
  });

  it("are unchanged after unpacking", () => {
    const { input } = checkedInput();
    const documents = buildSearchDocuments(input, buildSubstances(input), buildTransport(input).entries);
    const built = buildEveryday(input, documents);
    const unpacked = unpackEveryday(packedEveryday(built, documents), documents.leaders);
    const lines = (entries: readonly StoredEveryday[]): readonly string[] =>
      entries.map((entry) => JSON.stringify(entry)).toSorted();
    expect(lines(unpacked)).toEqual(lines(built));
  });

  it("replace only names of the set", () => {
    const given = new Set(everyday.flatMap(({ say }) => say));
    const replacing = ownEveryday.filter(({ replaces }) => replaces !== undefined);
    expect(replacing.filter(({ say }) => ![say].flat().some((name) => given.has(name)))).toEqual([]);
  });
});

describe("corrections", () => {
  it("never use a catalogue number or part of a name as a name", () => {
    const dropped = [
      "O",
      "O'",
      "12",
      "02329_fluka",
      "0cb689ee-132e-4559-a597-c79a40192203",
      "Synonyms vary",
      "CHEBI:29224",
      "NSC 4787",
      "9fn79x2m3f",
    ];
    const kept = ["TNT", "HF", "2,4-D", "R 50", "MEK", "1,2-Dichloroethane", "Javel water"];
    expect(dropped.filter((name) => !NO_NAME.test(name))).toEqual([]);
    expect(kept.filter((name) => NO_NAME.test(name))).toEqual([]);
  });

  const plain = (name: string): string =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, " ")
      .trim();
  const given = (number: string): InputSubstance | undefined => all.find((of) => of.cas === number);
  const printed = new Map(un.map(({ id, names = [] }) => [id, names]));

  it.each(RENAMED)("give $cas a name that occurs in the input: $name", ({ cas: number, name }) => {
    const of = given(number);
    const names = [
      ...(of?.synonyms ?? []),
      ...(of?.un ?? []).flatMap((link) => printed.get(link.un) ?? []),
      ...agents.filter((agent) => agent.cas.includes(number)).map((agent) => agent.name),
    ];
    expect(plain(of?.name ?? "")).not.toBe(plain(name));
    expect(names.map(plain)).toContain(plain(name));
  });

  it("do not list a single substance under the name of a mixture", () => {
    const renamed = new Set(RENAMED.map(({ cas: number }) => number));
    const wrong = all.filter(
      (of) =>
        of.smiles !== undefined && !renamed.has(of.cas) && /\bmixture\b|\band .* (?:acid|phosphite)/i.test(of.name),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("lead with a number that the substance has", () => {
    for (const [number, id] of Object.entries(LEADING_ID)) {
      const added = [
        ...MISSING_LINKS.filter((link) => link.cas === number).map((link) => link.un),
        ...links.entries.filter((entry) => entry.cas === number).flatMap((entry) => entry.links.map((link) => link.un)),
      ];
      expect([...(given(number)?.un ?? []).map((link) => link.un), ...added]).toContain(id);
    }
  });

  it("add only new links to existing numbers", () => {
    for (const { cas: number, un: id } of MISSING_LINKS) {
      expect(listed.has(id)).toBe(true);
      expect(given(number)?.un?.map((link) => link.un)).not.toContain(id);
    }
  });

  it("remove only existing melting and boiling points", () => {
    expect(MELTING_OF_ANOTHER.filter((of) => given(of)?.mpC === undefined)).toEqual([]);
    const bothMissing = Object.keys(COMES_APART).filter((of) => (given(of)?.bpC ?? given(of)?.tbK) === undefined);
    expect(bothMissing).toEqual([]);
  });

  it("remove only existing links", () => {
    for (const { cas: number, un: id } of [
      ...WRONG_LINKS,
      ...links.corrections.flatMap(({ cas: of, drop }) => drop.map((dropped) => ({ cas: of, un: dropped }))),
    ]) {
      expect(given(number)?.un?.map((link) => link.un)).toContain(id);
    }
  });
});

describe("physical constants", () => {
  it("mark the known disputed boiling points", () => {
    const disputed = all.filter((of) => Math.abs(value(of.bpC) - (value(of.tbK) - 273.15)) > 15);
    expect(cas(disputed)).toEqual(ids(BOILING_POINT_DISPUTES));
    expect(disputed).toHaveLength(63); // as the sources page says
  });

  it("have boiling points above melting points, except known cases", () => {
    expect(cas(all.filter((of) => value(of.bpC) < value(of.mpC)))).toEqual(ids(BOILS_BELOW_MELTING));
  });

  it("have flash points below boiling points, except known cases", () => {
    expect(cas(all.filter((of) => value(of.flashC) > value(of.bpC)))).toEqual(ids(FLASH_ABOVE_BOILING));
  });

  it("agree on vapour pressure within a factor of 1.5, except known cases", () => {
    const apart = core.filter(({ vp, antoine }) => {
      if (vp?.kPa === undefined || typeof vp.qualifier === "string" || antoine === undefined) return false;
      const kelvin = vp.tempC + 273.15;
      if (kelvin < (antoine.TminK ?? 0) - 5 || kelvin > (antoine.TmaxK ?? Infinity) + 5) return false;
      const base = antoine.log === "10" ? Math.LN10 : 1;
      const ratio = Math.exp((antoine.A - antoine.B / (kelvin + antoine.C)) * base) / (vp.kPa * 1000);
      return ratio < 2 / 3 || ratio > 3 / 2;
    });
    const known = ids(VAPOUR_PRESSURE_DISPUTES);
    expect(cas(apart)).toEqual(known);
  });

  it("convert ppm by molar mass over 24.45 L/mol, except known cases", () => {
    const apart = core.filter((of) => Math.abs(value(of.mw) / 24.45 / value(of.mgm3PerPpm) - 1) > 0.03);
    expect(cas(apart)).toEqual(ids(FACTOR_DISPUTES));
  });

  it("have an LEL below the UEL, except those left out", () => {
    expect(cas(all.filter((of) => value(of.lelVolPct) >= value(of.uelVolPct)))).toEqual(UNUSABLE_LIMITS);
  });

  it("have an LEL between 0 and 100 vol %", () => {
    const wrong = all.filter((of) => of.lelVolPct !== undefined && !(of.lelVolPct.v > 0 && of.lelVolPct.v < 100));
    expect(wrong).toEqual([]);
  });
});

describe("exposure limits", () => {
  it("increase with the level", () => {
    const wrong = all.filter(({ aegl60, pac, erpg }) =>
      [aegl60, pac, erpg].some((levels) => !rises([levels?.["1"]?.v, levels?.["2"]?.v, levels?.["3"]?.v])),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  const byTime = all.flatMap(({ name, aegl, aegl60 }) => (aegl === undefined ? [] : [{ name, aegl, aegl60 }]));

  it("exist by averaging time for 53 substances", () => {
    expect(byTime).toHaveLength(53);
    const times = new Set(byTime.map(({ aegl }) => aegl.durations.join(" ")));
    expect([...times]).toEqual(["10min 30min 60min 4h 8h"]);
  });

  it.each(byTime)("of $name decrease with time and increase with the level", ({ aegl }) => {
    const { aegl1, aegl2, aegl3 } = aegl;
    expect([aegl1, aegl2, aegl3].every((level) => rises(level.toReversed()))).toBe(true);
    expect(aegl3.every((most, index) => rises([aegl1[index], aegl2[index], most]))).toBe(true);
  });

  it.each(byTime.filter(({ aegl60 }) => aegl60 !== undefined))(
    "of $name agree at 60 minutes in both sources",
    ({ aegl, aegl60 }) => {
      const other = [aegl60?.["1"]?.v, aegl60?.["2"]?.v, aegl60?.["3"]?.v].map((level) => level ?? null);
      expect(other).toEqual([aegl.aegl1[2], aegl.aegl2[2], aegl.aegl3[2]]);
    },
  );

  it("never have a REL above the IDLH", () => {
    const wrong = core.filter(({ idlh, rel }) => rel?.limits.some(({ ppm }) => (ppm ?? 0) > (idlh?.ppm ?? Infinity)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe("units of protective action criteria", () => {
  const STEPS = ["1", "2", "3"] as const;
  const unitOf = new Map(pacUnits.map((row) => [row.cas, row.unit]));
  const withPac = all.filter(({ pac }) => pac !== undefined);

  it("cover all 645 substances with PACs, each once", () => {
    expect(pacUnits).toHaveLength(645);
    expect(cas(withPac)).toEqual(pacUnits.map((row) => row.cas).toSorted());
    expect(pacUnits.filter(({ unit }) => unit === "mg/m3")).toHaveLength(121);
  });

  it("fit the figures on file, which increase with the level", () => {
    const figures = new Map(withPac.map(({ cas: number, pac }) => [number, STEPS.map((step) => pac?.[step]?.v)]));
    expect(pacUnits.filter(({ cas: number, pac }) => figures.get(number)?.join() !== pac.join())).toEqual([]);
    expect(pacUnits.filter(({ pac }) => !rises(pac))).toEqual([]);
  });

  it("agree with the 8 records that state a unit", () => {
    const named = withPac.filter(({ pac }) => STEPS.some((step) => pac?.[step]?.unit !== undefined));
    expect(named).toHaveLength(8);
    for (const { cas: number, pac } of named) {
      expect(STEPS.map((step) => pac?.[step]?.unit)).toEqual(STEPS.map(() => unitOf.get(number)));
    }
  });

  it("are mg/m³ for the 9 records with AEGL figures in mg/m³, and agree with all other AEGLs", () => {
    const same = withPac.flatMap(({ cas: number, pac, aegl60 }) =>
      STEPS.flatMap((step) => {
        const aegl = aegl60?.[step];
        return aegl && aegl.v === pac?.[step]?.v ? [{ number, unit: aegl.unit ?? "ppm" }] : [];
      }),
    );
    expect(same).toHaveLength(498);
    expect(same.filter(({ number, unit }) => unitOf.get(number) !== unit)).toEqual([]);
    expect(new Set(same.filter(({ unit }) => unit === "mg/m3").map(({ number }) => number)).size).toBe(9);
  });
});

describe("IDLH values revised after the Pocket Guide", () => {
  const used = idlhRevisions.filter(({ certainty }) => certainty === "high");

  it("are certain for three substances on file and left out for three", () => {
    expect(used.map(({ cas: number, idlhPpm, year }) => [number, idlhPpm, year])).toEqual([
      ["10102-44-0", 13, 2017],
      ["75-05-8", 137, 2017],
      ["126-98-7", 4, 2017],
    ]);
    expect(idlhRevisions).toHaveLength(6);
  });

  it.each(used)("of $name agree in ppm and mg/m³ and are above the REL", ({ cas: number, idlhPpm, mgM3 }) => {
    const of = all.find((one) => one.cas === number);
    expect((mgM3 ?? 0) / ((idlhPpm * value(of?.mw)) / 24.45)).toBeCloseTo(1, 1);
    expect(Math.max(0, ...(of?.rel?.limits ?? []).map(({ ppm }) => ppm ?? 0))).toBeLessThan(idlhPpm);
  });

  it.each(used)("of $name replace the upper respirator steps in ppm", ({ cas: number }) => {
    const steps = all.find((one) => one.cas === number)?.respirators ?? [];
    expect(steps.filter(({ upTo, unit }) => upTo !== undefined && unit !== "ppm")).toEqual([]);
  });
});

describe("distances", () => {
  const rows = distances;

  it("protect at least as far by night as by day", () => {
    const wrong = rows.filter(({ small, large = small }) => small.nightM < small.dayM || large.nightM < large.dayM);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("protect at least as far for a large spill as for a small one", () => {
    const wrong = rows.filter(({ small, large = small }) => large.isolateM < small.isolateM || large.dayM < small.dayM);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("have a guide with distances for every number that has one", () => {
    const known = new Set(guides.map(({ guide }) => guide));
    const missing = un.flatMap((entry) => entry.guides ?? []).filter((guide) => !known.has(guide.slice(0, 3)));
    expect(missing).toEqual([]);
  });

  it("list the guide with the largest distance first", () => {
    const isolation = new Map(guides.map(({ guide, isolationM = 0 }) => [guide, isolationM]));
    const of = (guide: string): number => isolation.get(guide.slice(0, 3)) ?? 0;
    const wrong = un.filter(({ guides: own = [] }) => of(own[0] ?? "") < Math.max(0, ...own.map(of)));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("use the lower end of the size of each Table 3 container", () => {
    const { about } = JSON.parse(readFileSync(new URL("input/erg-2024/erg-2024.json", import.meta.url), "utf8"));
    const sizeOf = (name: string): number => Number.parseInt(about.table3Containers[name].replaceAll(",", ""), 10);
    expect(CONTAINER_SIZES).toEqual({
      smallCylinderL: sizeOf("Small cylinder"),
      tonCylinderL: sizeOf("Ton cylinder"),
      nurseTankL: sizeOf("Agricultural nurse tank"),
      tankTruckKg: sizeOf("Highway tank truck or trailer"),
    });
  });
});

/**
 * For each class, the hazard statements of which a record must have at least one: [CLP-VI] and the class criteria of 49
 * CFR 173.
 */
const STATEMENTS_OF_CLASS: Readonly<Record<string, RegExp>> = {
  "1": /^H20[0-8]/,
  "2.1": /^H22[0-3]/,
  "3": /^H22[456]/,
  "4.1": /^H2(?:28|4[0-2]|0[0-8])/,
  "4.2": /^H25[0-2]/,
  "4.3": /^H26[01]/,
  "5.1": /^H27[0-2]/,
  "5.2": /^H24[0-2]/,
};

/** The reverse: for each statement, the classes of which a record must have at least one. */
const CLASSES_OF_STATEMENT: readonly (readonly [statement: RegExp, classes: readonly string[]])[] = [
  [/^H20[0-3]/, ["1"]],
  [/^H220/, ["2.1"]],
  [/^H22[45]/, ["3"]],
  [/^H228/, ["4.1"]],
  [/^H24[01]/, ["4.1", "5.2"]],
  [/^H25[01]/, ["4.2"]],
  [/^H26[01]/, ["4.3"]],
  [/^H271/, ["5.1"]],
];

describe("hazard statements and the transport class", () => {
  const { input } = checkedInput();
  const classes = new Map(
    buildTransport(input).entries.map(({ id, class: printed, subsidiary = [] }) => [
      id,
      [printed ?? "", ...subsidiary].map((name) => name.replace(/^1\..*/, "1")),
    ]),
  );
  const built = buildSubstances(input);

  it("differ only in the named records, in either direction", () => {
    const found = built.flatMap(({ cas: id, name, ghs, un: linked = [] }) => {
      const ofIds = linked.map((link) => classes.get(link.un) ?? []);
      const own = new Set(ofIds.flat());
      if (ghs === undefined || own.size === 0) return [];
      const asked = ofIds.flatMap(([primary = ""]) => STATEMENTS_OF_CLASS[primary] ?? []);
      const isSilent = asked.length > 0 && !asked.some((pattern) => ghs.hCodes.some((code) => pattern.test(code)));
      const isOther = CLASSES_OF_STATEMENT.some(
        ([statement, of]) => ghs.hCodes.some((code) => statement.test(code)) && !of.some((one) => own.has(one)),
      );
      return isSilent || isOther ? [`${id} ${name}: ${[...own].join(" ")} beside ${ghs.hCodes.join(" ")}`] : [];
    });
    const known = new Set(ids(GHS_AGAINST_CLASS));
    expect(found.filter((line) => !known.has(line.split(" ")[0] ?? ""))).toEqual([]);
    expect(known.size).toBe(found.length);
  });

  it("match white phosphorus for the record of UN1381", () => {
    const phosphorus = built.find(({ cas: id }) => id === "7723-14-0");
    expect(phosphorus?.ghs).toMatchObject({ index: "015-001-00-1", hCodes: ["H250", "H330", "H300", "H314", "H400"] });
  });
});
