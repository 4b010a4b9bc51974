import { expect, it } from "vitest";
import { parsePackingGroup } from "./packing-group.ts";

it.each([
  ["II", "II"],
  ["pg iii", "III"],
  ["Packing group: 1", "I"],
  ["Groupe d'emballage II", "II"],
  ["Ⅲ", "III"],
])("parses %s", (text, group) => {
  expect(parsePackingGroup(text)).toBe(group);
});

it.each(["", "IV", "4", "none", "II or III", "N/A"])("rejects %j", (text) => {
  expect(parsePackingGroup(text)).toBeNull();
});
