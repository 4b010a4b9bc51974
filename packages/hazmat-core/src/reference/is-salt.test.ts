import { expect, it } from "vitest";
import { isSalt } from "./is-salt.ts";

it.each([
  ["[C-]#N.[Na+]", true],
  ["[O-2].[Ca+2]", true],
  ["[NH4+].[N+](=O)([O-])[O-]", true],
  ["[Fe+++].[Cl-].[Cl-].[Cl-]", true],
  ["C1=CC=C(C=C1)[N+](=O)[O-]", false],
  ["[C-]#[O+]", false],
  ["N", false],
])("adds up the charges of %s", (smiles, expected) => {
  expect(isSalt({ cas: "0", name: "a substance", smiles })).toBe(expected);
});

it.each([
  ["NaCN", true],
  ["KMnO4", true],
  ["CaC2", true],
  ["C4H9Li", true],
  ["C6H5OH", false],
  ["CdO", false],
  ["Kr", false],
  ["C2H5SH", false],
])("finds the metals of %s", (formula, expected) => {
  expect(isSalt({ cas: "0", name: "a substance", formula: [formula, "niosh"] })).toBe(expected);
});
