import { bundledChemicalSource, chemicalKey, unNumber } from "@placard/hazmat-core";
import { expect, it } from "vitest";
import { containerFor, containersOf } from "./containers-of.ts";

const source = bundledChemicalSource();
const chlorine = { key: chemicalKey("cas:7782-50-5"), unNumber: unNumber("1017") };
const acetone = { key: chemicalKey("cas:67-64-1"), unNumber: unNumber("1090") };

it("keeps a container that the tables list for the chemical, and drops one of another chemical", async () => {
  const [first] = await containersOf(chlorine, source);
  expect(first).toMatch(/tank|cylinder/i);
  expect(await containerFor({ container: first ?? "" }, chlorine, source)).toBe(first);
  expect(await containerFor({ container: first ?? "" }, acetone, source)).toBe("");
  expect(await containerFor({ container: "" }, chlorine, source)).toBe("");
});
