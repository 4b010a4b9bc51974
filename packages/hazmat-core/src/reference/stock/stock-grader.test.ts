import { beforeAll, describe, expect, it } from "vitest";
import { loadSearchData, loadTransport, type SearchData } from "../../data/load.ts";
import { chemicalKey } from "../../identity/chemical-key.ts";
import { explainHazardFromClass } from "../../hazard/level/level-from-class.ts";
import { HAZARD_LEVELS, type HazardLevel } from "../../hazard/hazard-level.ts";
import type { StockIdentity } from "../../hazard/stock-level.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import { hazardLevelOfTransport } from "../hazard-level-of.ts";
import { loadRecord } from "../load-record.ts";
import { transportEntryOf } from "../transport-entry-of.ts";
import { loadStockGrader } from "./load-stock.ts";
import type { StockGrader } from "./stock-grader.ts";

const NOTHING: StockIdentity = { classification: null, unNumber: null, casNumber: null };

let grade: StockGrader;
let search: SearchData;
let records: ReadonlyMap<string, ChemicalRecord>;

beforeAll(async () => {
  grade = await loadStockGrader();
  search = await loadSearchData();
  const read = await Promise.all(
    search.documents.map(async (document) => {
      const record = await loadRecord(chemicalKey(document[0]), document);
      if (record === null) throw new Error(`No record ${document[0]}.`);
      return [document[0], record] as const;
    }),
  );
  records = new Map(read);
});

function recordOf(key: string): ChemicalRecord {
  const record = records.get(key);
  if (record === undefined) throw new Error(`No record ${key}.`);
  return record;
}

/** The record that the search returns for a UN number. */
function leaderOf(id: string): ChemicalRecord {
  return recordOf(search.documents[search.leaders[id]?.[0] ?? -1]?.[0] ?? "none");
}

const rank = (level: HazardLevel | null) => (level === null ? -1 : HAZARD_LEVELS.indexOf(level));

const hazardLevelOfClass = (text: string | null) => (text === null ? null : explainHazardFromClass(text).level);

describe("chlorine in different notations", () => {
  it.each([
    ["the UN number alone", { unNumber: "1017" }, "un"],
    ["the UN number with its letters", { unNumber: "un 1017" }, "un"],
    ["the CAS number alone", { casNumber: "7782-50-5" }, "cas"],
    ["both numbers", { unNumber: "1017", casNumber: "7782-50-5" }, "un"],
    [
      "both numbers and a level that says less",
      { classification: "low", unNumber: "1017", casNumber: "7782-50-5" },
      "un",
    ],
    ["a class that no one can read", { classification: "banana", unNumber: "1017" }, "un"],
    ["a class that says less", { classification: "8", unNumber: "1017" }, "un"],
  ] as const)("is extreme by %s", (_what, stock, kind) => {
    const { level, basis } = grade({ ...NOTHING, ...stock });
    expect(level).toBe("extreme");
    expect(basis.kind).toBe(kind);
    expect(basis.text).toContain("Derived from 49 CFR 172.101, UN1017");
    expect(basis.source).toEqual({ key: "49CFR172.101", locator: "UN1017", mark: "derived" });
  });

  it("is extreme by its class", () => {
    const { level, basis } = grade({ ...NOTHING, classification: "2.3 (5.1, 8)", unNumber: "1017" });
    expect([level, basis.kind, basis.source]).toEqual(["extreme", "class", null]);
  });
});

describe("unknown chemicals", () => {
  it.each([
    [NOTHING, "No class, UN or CAS number on file."],
    [{ ...NOTHING, classification: " ", unNumber: " ", casNumber: "" }, "No class, UN or CAS number on file."],
    [{ ...NOTHING, unNumber: "9999" }, "UN9999 is not in the reference data."],
    [{ ...NOTHING, unNumber: "17" }, "17 is not a UN number."],
    [{ ...NOTHING, casNumber: "7782-50-6" }, "7782-50-6 is not a CAS number."],
    [{ ...NOTHING, casNumber: "999-99-5" }, "CAS 999-99-5 is not in the reference data."],
    [{ ...NOTHING, classification: "banana" }, "Class “banana”: no rule covers it."],
  ] as const)("have no level, with the reason: %j", (stock, text) => {
    expect(grade(stock)).toEqual({ level: null, basis: { kind: "none", text, source: null, others: [] } });
  });
});

describe("a substance shipped in several forms under one CAS number", () => {
  it.each([
    ["hydrochloric acid 32 %", "UN1789", "7647-01-0", "high", "UN1789. Class 8 (Corrosive)", "UN1050"],
    ["hydrogen chloride, the gas", "UN1050", "7647-01-0", "extreme", "UN1050. Class 2.3, 8", null],
    ["ammonia solution 25 %", "UN2672", "7664-41-7", "high", "UN2672. Class 8 (Corrosive)", "UN1005"],
    ["sulfuric acid 96 %", "UN1830", "7664-93-9", "high", "UN1830. Class 8 (Corrosive)", "UN1831"],
    ["fuming nitric acid", "UN2032", "7697-37-2", "extreme", "UN2032. Class 8, 5.1, 6.1", null],
  ] as const)("is rated as the form of its UN number: %s", (_what, unNumber, casNumber, level, by, other) => {
    const found = grade({ ...NOTHING, unNumber, casNumber });
    expect([found.level, found.basis.kind]).toEqual([level, "un"]);
    expect(found.basis.text).toContain(`Derived from 49 CFR 172.101, ${by}`);
    const named = other === null ? [] : [["extreme", true, true]];
    const others = found.basis.others.map(({ level: of, basis }) => [
      of,
      basis.includes(`172.101, ${other}`),
      basis.endsWith("This is for another form of the substance."),
    ]);
    expect(others).toEqual(named);
    expect(grade({ ...NOTHING, unNumber }).level).toBe(level);
  });

  it("uses data for the stored form itself: nitric acid up to 70% is toxic by inhalation", () => {
    const { level, basis } = grade({ ...NOTHING, unNumber: "2031", casNumber: "7697-37-2" });
    expect([level, basis.others]).toEqual(["extreme", []]);
    expect(basis.text).toBe("Derived from EU CLP Annex VI, 007-030-00-3 for UN2031. GHS H331: toxic.");
  });

  it("uses the highest of all forms if no UN number decides, or if the numbers do not match", () => {
    expect(grade({ ...NOTHING, casNumber: "7647-01-0" }).level).toBe("extreme");
    expect(grade({ ...NOTHING, unNumber: "1993", casNumber: "107-02-8" }).level).toBe("extreme");
    expect(grade({ ...NOTHING, unNumber: "1789", classification: "2.3" }).level).toBe("extreme");
  });

  it("does not treat an own entry without a level as a lower one: dry ice is not low", () => {
    expect(grade({ ...NOTHING, unNumber: "1845", casNumber: "124-38-9" })).toMatchObject({
      level: null,
      basis: { kind: "not_graded" },
    });
  });
});

describe("level of every record and every UN number", () => {
  it("is equal in an inventory and on the card of its number", () => {
    for (const id of Object.keys(search.leaders)) {
      const leader = leaderOf(id);
      const form = leader.transport.find(({ unNumber }) => unNumber === id);
      const stated = form?.hazardLevel ?? leader.hazardLevel;
      const { level, basis } = grade({ ...NOTHING, unNumber: id });
      expect(basis.kind, id).toBe(stated.kind === "graded" ? "un" : stated.kind === "unknown" ? "none" : "not_graded");
      expect(level, id).toBe(stated.level);
    }
    for (const [key, { casNumber, hazardLevel }] of records) {
      if (casNumber === null) continue;
      expect(grade({ ...NOTHING, casNumber }).level, key).toBe(hazardLevel.level);
    }
  });

  it("is never lower than by its own table entry or class text, whatever else is given", async () => {
    const { entries, guides } = await loadTransport();
    const numbers = [...records.values()].flatMap(({ casNumber, transport }) =>
      [null, casNumber].flatMap((cas) => transport.map(({ unNumber }) => ({ unNumber, casNumber: cas }))),
    );
    expect(numbers.length).toBeGreaterThan(3000);
    for (const stock of numbers) {
      const entry = entries.get(stock.unNumber);
      const own = entry === undefined ? null : hazardLevelOfTransport(transportEntryOf(entry, guides));
      for (const classification of [null, "low", "8", "2.3"]) {
        const { level, basis } = grade({ ...stock, classification });
        const least = Math.max(rank(own?.level ?? null), rank(hazardLevelOfClass(classification)));
        const isUngraded = level === null && basis.kind === "not_graded";
        expect(isUngraded ? least < 1 : rank(level) >= least, `${JSON.stringify(stock)} ${classification}`).toBe(true);
      }
    }
  });

  it("is never rated lower because of a weaker class", () => {
    for (const id of Object.keys(search.leaders)) {
      const alone = grade({ ...NOTHING, unNumber: id });
      for (const classification of ["low", "medium", "banana", "9", ""]) {
        const { level } = grade({ ...NOTHING, classification, unNumber: id });
        expect(rank(level), `${id}, ${classification}`).toBeGreaterThanOrEqual(rank(alone.level));
        expect(level === "low" && alone.basis.kind === "not_graded", id).toBe(false);
      }
    }
  });

  it("is low only by a figure with its source", () => {
    const low = [...records.values()].filter(({ hazardLevel }) => hazardLevel.level === "low");
    expect(low).not.toEqual([]);
    for (const { key, hazardLevel } of low) {
      expect(hazardLevel.basis, key).toMatch(/^(?:IDLH|REL|PEL) .*(?:ppm or more)\.$/);
      expect(hazardLevel.sources, key).not.toEqual([]);
    }
  });

  it("is not low by a class: a gas that displaces air, radiation, infection, batteries and class 9", () => {
    const ungraded = [...records.values()].filter(({ transport }) =>
      transport.some((of) => ["2.2", "7", "6.2"].includes([of.hazardClass, ...of.subsidiaryClasses].join())),
    );
    expect(ungraded.filter(({ hazardLevel }) => hazardLevel.level === "low")).toEqual([]);
    expect(ungraded.length).toBeGreaterThan(80);
    for (const id of ["UN2814", "UN2900", "UN3291", "UN2915", "UN3332", "UN1013", "UN1066", "UN1006", "UN1080"]) {
      expect(leaderOf(id).hazardLevel, id).toMatchObject({ kind: "not_graded", level: null });
    }
    for (const id of ["UN3090", "UN3091", "UN3480", "UN3481", "UN3536", "UN3171", "UN3166"]) {
      expect(leaderOf(id).hazardLevel, id).toMatchObject({ kind: "not_graded", level: null });
    }
    for (const id of ["UN3077", "UN3082", "UN3257", "UN3359"]) {
      expect(leaderOf(id).hazardLevel, id).toMatchObject({ kind: "unknown", level: null });
    }
    expect(leaderOf("UN2977").hazardLevel).toMatchObject({ kind: "graded", level: "extreme" });
    expect(
      leaderOf("UN2977")
        .hazardLevel.others.map(({ basis }) => basis)
        .join(),
    ).toContain("radiation");
  });

  it("does not mention displaced air if another UN number of the substance is rated", () => {
    const ammonia = recordOf("cas:7664-41-7");
    expect(ammonia.transport.map(({ hazardClass }) => hazardClass)).toEqual(expect.arrayContaining(["2.2", "2.3"]));
    expect(ammonia.hazardLevel.others.filter(({ level }) => level === null)).toEqual([]);
  });

  it("cites for each statement its own source", () => {
    for (const { key, hazardLevel } of records.values()) {
      for (const { basis, sources } of [hazardLevel, ...hazardLevel.others]) {
        const id = /^((?:UN|NA)\d{4}):/.exec(basis)?.[1];
        expect(id === undefined || sources.some(({ locator }) => locator === id), key).toBe(true);
        expect(
          /^(?:IDLH|REL|PEL) /.test(basis) && sources.some(({ key: cited }) => cited === "49CFR172.101"),
          key,
        ).toBe(false);
      }
    }
  });

  it("is extreme if it is toxic by inhalation or fatal", () => {
    const deadly = [...records.values()].filter(
      ({ ghs, transport }) =>
        transport.some(({ isToxicByInhalation }) => isToxicByInhalation) ||
        (ghs?.hCodes ?? []).some((code) => /^H3[013]0/.test(code)),
    );
    expect(deadly.length).toBeGreaterThan(300);
    expect(deadly.filter(({ hazardLevel }) => hazardLevel.level !== "extreme")).toEqual([]);
  });
});

it("uses four bare digits as the number of either table, and the higher level leads", async () => {
  const { entries } = await loadTransport();
  const only = [...entries.keys()].filter((id) => id.startsWith("NA") && !entries.has(`UN${id.slice(2)}`));
  expect(only).not.toEqual([]);
  for (const id of only) {
    const asListed = grade({ ...NOTHING, unNumber: id });
    expect(grade({ ...NOTHING, unNumber: id.slice(2) }), id).toEqual(asListed);
    expect(grade({ ...NOTHING, unNumber: `UN${id.slice(2)}` }), id).toEqual(asListed);
  }
});
