import { describe, expect, it } from "vitest";
import { isCasNumber } from "../../packages/hazmat-core/src/identity/cas-number.ts";
import { buildRegulatory, CONDITIONS } from "./regulatory.ts";

const lists = buildRegulatory();
const three = ["ehs", "rmp", "psm"] as const;

describe("the regulatory lists", () => {
  it("have as many rows as their sources", () => {
    expect(three.map((list) => lists[list].length)).toEqual([355, 140, 137]);
    expect(lists.rmp.filter(({ kind }) => kind === "toxic")).toHaveLength(77);
    expect([1, 2].map((of) => lists.e2.filter(({ part }) => part === of).length)).toEqual([234, 15]);
  });

  it("have valid CAS numbers and a quantity in every row", () => {
    const rows = three.flatMap((list) => lists[list]);
    const numbers = [...rows, ...lists.e2].flatMap(({ cas }) => cas ?? []);
    expect(numbers.filter((cas) => !isCasNumber(cas))).toEqual([]);
    expect(lists.ehs.filter(({ rq, tpq }) => !((rq ?? 0) > 0 && (tpq ?? 0) > 0))).toEqual([]);
    expect([...lists.rmp, ...lists.psm].filter(({ tq }) => !((tq ?? 0) > 0))).toEqual([]);
    expect(lists.e2.filter(({ tonnes }) => !(tonnes > 0))).toEqual([]);
  });

  it("list every row with a form or concentration in its name, and no other", () => {
    for (const list of three) {
      const names = new Set(lists[list].map(({ name }) => name));
      expect(Object.keys(CONDITIONS[list]).filter((name) => !names.has(name))).toEqual([]);
      const stated = lists[list].filter(({ name }) =>
        /[%>]|\b(?:gas only|anhydrous|liquid|solution|conc)\b/i.test(name),
      );
      expect(stated.filter(({ name }) => CONDITIONS[list][name] === undefined).map(({ name }) => name)).toEqual([]);
    }
  });

  it("choose by form and concentration if one number has several rows with different quantities", () => {
    for (const list of three) {
      const byCas = Map.groupBy(lists[list], ({ cas }) => cas ?? "");
      const apart = [...byCas].filter(
        ([cas, rows]) => cas !== "" && new Set(rows.map(({ tq, tpq }) => tq ?? tpq)).size > 1,
      );
      expect(apart.flatMap(([, rows]) => rows).filter(({ condition }) => condition === undefined)).toEqual([]);
    }
  });
});
