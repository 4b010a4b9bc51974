import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkedInput } from "../build.ts";
import { atomsOf, atomsOfFormula, atomsOfSmiles, isSameAtoms } from "../composition.ts";
import { FOREIGN, OWN_AFTER_ALL } from "./foreign-synonyms.ts";
import { withLinks } from "../links.ts";
import { withMendedNames } from "./mended-names.ts";
import { elementsNamed } from "../named-elements.ts";
import { readInput } from "../read-input.ts";
import { atomsOfRefrigerant } from "./refrigerant-number.ts";
import { DROPPED_FILE, droppedText } from "./synonyms.ts";

const { input, dropped } = checkedInput();
const all = [...input.core, ...input.extended];
const sorted = (atoms: ReadonlyMap<string, number> | null) => (atoms === null ? null : Object.fromEntries(atoms));

describe("atoms", () => {
  it.each([
    ["C(Cl)(Cl)(F)F", { C: 1, Cl: 2, F: 2 }],
    ["[Na+].[Cl-]", { Na: 1, Cl: 1 }],
    ["c1ccncc1", { C: 5, N: 1 }],
    ["[13CH4]", { C: 1 }],
  ])("of %s do not count hydrogen", (smiles, atoms) => {
    expect(sorted(atomsOfSmiles(smiles))).toEqual(atoms);
  });

  it.each([
    ["CH3C6H3(NO2)2", { C: 7, N: 2, O: 4 }],
    ["Al2(SO4)3", { Al: 2, S: 3, O: 12 }],
    ["C3H8/C4H10", null],
    ["CaSO4 \u2022 2H2O", null],
  ])("of the formula %s are read completely or not at all", (formula, atoms) => {
    expect(sorted(atomsOfFormula(formula))).toEqual(atoms);
  });

  it("of structure and formula agree if both are on file", () => {
    const apart = all.filter((of) => {
      const read = of.formula === undefined ? null : atomsOfFormula(of.formula.v);
      const drawn = of.smiles === undefined ? null : atomsOfSmiles(of.smiles);
      return read !== null && drawn !== null && !isSameAtoms(read, drawn);
    });
    expect(apart.map(({ cas, name }) => `${cas} ${name}`)).toEqual(APART);
  });
});

describe("refrigerant numbers", () => {
  it.each([
    ["R-22", { C: 1, F: 2, Cl: 1 }],
    ["R 12", { C: 1, F: 2, Cl: 2 }],
    ["Freon 113", { C: 2, F: 3, Cl: 3 }],
    ["HFC-134a", { C: 2, F: 4 }],
    ["R290", { C: 3 }],
    ["Halon 1301", { C: 1, F: 3, Br: 1 }],
    ["R-410A", null],
    ["R-717", null],
    ["Varnish 22", null],
  ])("give the atoms of %s", (name, atoms) => {
    expect(sorted(atomsOfRefrigerant(name))).toEqual(atoms);
  });
});

describe("elements in a name", () => {
  it.each([
    ["sodium chlorite", ["Na", "Cl"]],
    ["fluoranthene", []],
    ["2-acetylaminofluorene", []],
    ["theobromine", []],
    ["quicksilver", []],
  ])("are read from %s", (name, elements) => {
    expect(elementsNamed(name)).toEqual(elements);
  });
});

describe("synonyms", () => {
  it("that are dropped are in the reviewed list; if not, run pnpm data and review the change", () => {
    expect(readFileSync(DROPPED_FILE, "utf8")).toBe(droppedText(dropped));
  });

  it.each([
    ["7440-23-5", "oravescent fentanyl"],
    ["7783-06-4", "sulfur"],
    ["1314-13-2", "Zinc peroxide"],
  ])("of %s do not include %s", (cas, synonym) => {
    expect(all.find((of) => of.cas === cas)?.synonyms).not.toContain(synonym);
  });

  it("with a refrigerant number have its atoms", () => {
    const wrong = all.flatMap((of) => {
      const atoms = atomsOf(of);
      return (of.synonyms ?? []).filter((name) => {
        const said = atomsOfRefrigerant(name);
        return atoms !== null && said !== null && !isSameAtoms(atoms, said);
      });
    });
    expect(wrong).toEqual([]);
  });

  it("decided by hand exist in the input for their record", () => {
    const given = withMendedNames(withLinks(readInput()));
    const records = new Map([...given.core, ...given.extended].map((of) => [of.cas, of.synonyms ?? []]));
    const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, " ");
    const missing = [...FOREIGN, ...OWN_AFTER_ALL].flatMap(({ cas, names }) => {
      const own = new Set((records.get(cas) ?? []).map(plain));
      return names.filter((name) => !own.has(plain(name))).map((name) => `${cas} ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

/** Formulas of the input whose atoms differ from the structure on file: of a hydrate, a mixture or one component. */
const APART: readonly string[] = [
  "105-60-2 Caprolactam",
  "12604-58-9 Ferrovanadium dust",
  "7723-14-0 Phosphorus (yellow)",
  "14807-96-6 Talc (containing no asbestos and less than 1% quartz)",
  "78-30-8 Triorthocresyl phosphate",
];
