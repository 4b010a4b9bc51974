import { describe, expect, it } from "vitest";
import { groupsByStructure } from "./functional-groups.ts";
import { readSmiles } from "./smiles-graph.ts";

const groups = (smiles: string): readonly number[] =>
  groupsByStructure(readSmiles(smiles))
    .map(({ group }) => group)
    .toSorted((a, b) => a - b);

describe("reading SMILES", () => {
  it("counts implicit hydrogens", () => {
    expect(readSmiles("CC(=O)O").map(({ hydrogens }) => hydrogens)).toEqual([3, 0, 0, 1]);
  });

  it("reads charges, rings and branches", () => {
    const [sodium, oxygen] = readSmiles("[Na+].[OH-]");
    expect([sodium?.charge, oxygen?.charge, oxygen?.hydrogens]).toEqual([1, -1, 1]);
    expect(readSmiles("C1CC1").every(({ bonds }) => bonds.length === 2)).toBe(true);
  });

  it("recognizes benzene in both spellings and does not confuse it with cyclohexene", () => {
    expect(readSmiles("C1=CC=CC=C1").every(({ isAromatic }) => isAromatic)).toBe(true);
    expect(readSmiles("c1ccccc1").every(({ isAromatic }) => isAromatic)).toBe(true);
    expect(readSmiles("C1CC=CCC1").some(({ isAromatic }) => isAromatic)).toBe(false);
  });

  it("rejects text that is not SMILES", () => {
    expect(() => readSmiles("C!C")).toThrow(/not understood at place 1/);
    expect(() => readSmiles("[?]")).toThrow(/not understood/);
  });
});

describe("functional groups", () => {
  // CAMEO numbers: 3 carboxylic acid, 4 alcohol, 5 aldehyde, 6 amide, 7 amine, 13 ester, 14 ether, 16 aromatic …
  it.each([
    ["acetic acid", "CC(=O)O", [3]],
    ["phenyl isocyanate, whose nitrogen is no amine", "C1=CC=C(C=C1)N=C=O", [18]],
    ["phenyl isothiocyanate", "C1=CC=C(C=C1)N=C=S", [18]],
    ["ethanol", "CCO", [4]],
    ["acetaldehyde", "CC=O", [5]],
    ["dimethylformamide", "CN(C)C=O", [6]],
    ["diethylamine", "CCNCC", [7]],
    ["pyridine", "C1=CC=NC=C1", [7]],
    ["dimethylhydrazine", "CN(C)N", [8]],
    ["ethyl acetate", "CCOC(=O)C", [13]],
    ["dimethyl sulfate", "COS(=O)(=O)OC", [13]],
    ["diethyl ether", "CCOCC", [14]],
    ["toluene", "CC1=CC=CC=C1", [16]],
    ["chloroform", "C(Cl)(Cl)Cl", [17]],
    ["methyl isocyanate", "CN=C=O", [18]],
    ["acetone", "CC(=O)C", [19]],
    ["methyl mercaptan", "CS", [20]],
    ["acetonitrile", "CC#N", [26]],
    ["nitromethane", "C[N+](=O)[O-]", [27]],
    ["hexane", "CCCCCC", [29]],
    ["phenol", "C1=CC=C(C=C1)O", [31]],
    ["ethylene oxide", "C1CO1", [34]],
    ["acetic anhydride", "CC(=O)OC(=O)C", [13, 37]],
    ["acetyl chloride", "CC(=O)Cl", [40]],
    ["acetylene", "C#C", [63]],
    ["butadiene", "C=CC=C", [28, 65, 76, 103]],
    ["aniline", "C1=CC=C(C=C1)N", [68]],
    ["chlorobenzene", "C1=CC=C(C=C1)Cl", [66]],
    ["methyl acrylate", "COC(=O)C=C", [13, 28, 71, 76, 103]],
    ["trichlorosilane", "Cl[SiH](Cl)Cl", [35, 55]],
    ["triethylaluminum", "CC[Al](CC)CC", [35, 42]],
    ["dimethoxymethane", "COCOC", [14, 70]],
  ])("are derived from the structure of %s", (_name, smiles, expected) => {
    expect(groups(smiles)).toEqual(expected);
  });

  it("finds none in inorganic substances", () => {
    expect(groups("[OH-].[Na+]")).toEqual([]);
    expect(groups("O=C=O")).toEqual([]);
  });
});
