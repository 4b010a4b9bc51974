import { expect, it } from "vitest";
import { calculatedChemicals } from "./calculated-chemicals.ts";

const calculated = (name: string, key: string, un: string | null) => ({
  action_type: "plume_calculated",
  action_data: { chemical: { key, un_number: un, name } },
});
const chlorine = calculated("Chlorine", "cas:7782-50-5", "UN1017");
const ammonia = calculated("Ammonia", "cas:7664-41-7", "UN1005");

it("lists each calculated substance once, latest first", () => {
  const lines = [chlorine, ammonia, { action_type: "note", action_data: { text: "x" } }, chlorine];
  expect(calculatedChemicals(lines).map(({ text }) => text)).toEqual(["Chlorine", "Ammonia"]);
  expect(calculatedChemicals([chlorine])).toEqual([
    { text: "Chlorine", chemical: { key: "cas:7782-50-5", unNumber: "UN1017", name: "Chlorine" } },
  ]);
});

it("leaves out cards that were only opened and unidentified substances", () => {
  const opened = { ...ammonia, action_type: "chemical_opened" };
  const unknown = { action_type: "plume_calculated", action_data: { chemical: null } };
  expect(calculatedChemicals([opened, unknown])).toEqual([]);
});
