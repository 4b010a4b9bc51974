import { describe, expect, it } from "vitest";
import { readInput } from "../read-input.ts";
import { groupsByStructure } from "./functional-groups.ts";
import { readSmiles } from "./smiles-graph.ts";
import { smilesOfName } from "./systematic-name.ts";

const groups = (smiles: string): string =>
  groupsByStructure(readSmiles(smiles))
    .map(({ group }) => group)
    .join(" ");

describe("a systematic name", () => {
  // Structures written by hand.
  it.each([
    ["Isobutyl chloroformate", "CC(C)COC(=O)Cl"],
    ["tert-Butyl isocyanate", "CC(C)(C)N=C=O"],
    ["Dodecyltrichlorosilane", "CCCCCCCCCCCC[Si](Cl)(Cl)Cl"],
    ["Chloronitrobenzenes", "C1=CC=C(C=C1Cl)[N+](=O)[O-]"],
    ["Butyl ether", "CCCCOCCCC"],
    ["n-Propyl nitrate", "CCCO[N+](=O)[O-]"],
    ["2-bromopentane", "CCCC(C)Br"],
    ["5-Methyl-3-heptanone", "CCC(C)CC(=O)CC"],
    ["Acetyl bromide", "CC(=O)Br"],
  ])("%s has the same groups as %s", (name, structure) => {
    const read = smilesOfName(name);
    expect(read === null ? null : groups(read)).toBe(groups(structure));
  });

  it.each([
    "Chloromethylbenzene", // benzyl chloride or chlorotoluene
    "Trichlorotoluene", // on the ring or on the side chain
    "N-methylaniline", // on the ring or on nitrogen
    "Phenylmethylamine", // benzylamine or N-methylaniline
    "1,1-diethoxyethane", // an acetal; 1,2-diethoxyethane is not
    "Acetyl mercaptan", // also used for thioglycolic acid
    "Monobutyl phosphate", // an acid, not a neutral ester
    "Butyl phosphate", // the neutral ester or an acid ester
    "Ethyl phosphite", // the same
    "Monomethyl oxalate", // a half ester: the other half is an acid
    "Chlorine",
    "Butyl",
    "Gasoline",
    "",
  ])("is not parsed if it is ambiguous or not systematic: %j", (name) => {
    expect(smilesOfName(name)).toBeNull();
  });

  it("gives the groups of the structure on file if both exist", () => {
    const { core, extended } = readInput();
    const both = [...core, ...extended].flatMap((of) =>
      of.smiles === undefined
        ? []
        : [of.name, ...(of.synonyms ?? [])].flatMap((name) => {
            const read = smilesOfName(name);
            return read === null ? [] : [{ name, said: groups(read), filed: groups(of.smiles ?? "") }];
          }),
    );
    expect(both.filter(({ said, filed }) => said !== filed)).toEqual([]);
    expect(both.length).toBeGreaterThan(1100);
  });
});
