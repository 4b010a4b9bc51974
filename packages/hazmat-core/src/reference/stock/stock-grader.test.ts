import { beforeAll, describe, expect, it } from "vitest";
import { loadSearchData, loadTransport, type SearchData } from "../../data/load.ts";
import { chemicalKey } from "../../identity/chemical-key.ts";
import { HAZARD_LEVELS, type HazardLevel } from "../../hazard/hazard-level.ts";
import type { StockIdentity } from "../../hazard/stock-level.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import { loadRecord } from "../load-record.ts";
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

/** The record that the search answers an id with. */
function leaderOf(id: string): ChemicalRecord {
  return recordOf(search.documents[search.leaders[id]?.[0] ?? -1]?.[0] ?? "none");
}

const rank = (level: HazardLevel | null) => (level === null ? -1 : HAZARD_LEVELS.indexOf(level));

describe("chlorine, however it was written down", () => {
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
    ["a class that nobody can read", { classification: "banana", unNumber: "1017" }, "un"],
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

describe("what is not known", () => {
  it.each([
    [NOTHING, "No class, UN or CAS number on file."],
    [{ ...NOTHING, classification: " ", unNumber: " ", casNumber: "" }, "No class, UN or CAS number on file."],
    [{ ...NOTHING, unNumber: "9999" }, "UN9999 is not in the reference."],
    [{ ...NOTHING, unNumber: "17" }, "17 is no UN number."],
    [{ ...NOTHING, casNumber: "7782-50-6" }, "7782-50-6 is no CAS number."],
    [{ ...NOTHING, casNumber: "999-99-5" }, "CAS 999-99-5 is not in the reference."],
    [{ ...NOTHING, classification: "banana" }, "Class “banana”: no rule grades it."],
  ] as const)("has no level and says why: %j", (stock, text) => {
    expect(grade(stock)).toEqual({ level: null, basis: { kind: "none", text, source: null, others: [] } });
  });
});

describe("every record and every id", () => {
  it("is graded in an inventory as on its card", () => {
    for (const id of Object.keys(search.leaders)) {
      const stated = leaderOf(id).hazardLevel;
      const { level, basis } = grade({ ...NOTHING, unNumber: id });
      expect(level, id).toBe(stated.level);
      expect(basis.kind, id).toBe(stated.kind === "graded" ? "un" : stated.kind === "unknown" ? "none" : "not_graded");
    }
    for (const [key, { casNumber, hazardLevel }] of records) {
      if (casNumber === null) continue;
      expect(grade({ ...NOTHING, casNumber }).level, key).toBe(hazardLevel.level);
    }
  });

  it("is never graded lower for a class that says less", () => {
    for (const id of Object.keys(search.leaders)) {
      for (const classification of ["low", "medium", "banana", "9", ""]) {
        const { level } = grade({ ...NOTHING, classification, unNumber: id });
        expect(rank(level), `${id}, ${classification}`).toBeGreaterThanOrEqual(rank(leaderOf(id).hazardLevel.level));
        expect(level === "low" && leaderOf(id).hazardLevel.kind === "not_graded", id).toBe(false);
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

  it("is not low by a class: a gas that displaces the air, radiation, infection, batteries and class 9", () => {
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

  it("says nothing of displaced air where another id of the substance is graded", () => {
    const ammonia = recordOf("cas:7664-41-7");
    expect(ammonia.transport.map(({ hazardClass }) => hazardClass)).toEqual(expect.arrayContaining(["2.2", "2.3"]));
    expect(ammonia.hazardLevel.others.filter(({ level }) => level === null)).toEqual([]);
  });

  it("cites for each statement the source of just that statement", () => {
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

  it("is extreme where it is toxic by inhalation or fatal", () => {
    const deadly = [...records.values()].filter(
      ({ ghs, transport }) =>
        transport.some(({ isToxicByInhalation }) => isToxicByInhalation) ||
        (ghs?.hCodes ?? []).some((code) => /^H3[013]0/.test(code)),
    );
    expect(deadly.length).toBeGreaterThan(300);
    expect(deadly.filter(({ hazardLevel }) => hazardLevel.level !== "extreme")).toEqual([]);
  });
});

it("reads four bare digits as the number of either table, and the higher leads", async () => {
  const { entries } = await loadTransport();
  const only = [...entries.keys()].filter((id) => id.startsWith("NA") && !entries.has(`UN${id.slice(2)}`));
  expect(only).not.toEqual([]);
  for (const id of only) {
    expect(grade({ ...NOTHING, unNumber: id.slice(2) }), id).toEqual(grade({ ...NOTHING, unNumber: id }));
  }
});
