import { expect, it } from "vitest";
import { isSameStock } from "./same-stock.ts";

const row = (name: string, un_number: string | null = null, cas_number: string | null = null) => ({
  name,
  un_number,
  cas_number,
});

it.each([
  ["the same name in another letter case", row("Pond  dye"), row(" pond dye"), true],
  ["another name without numbers", row("Pond dye"), row("Ink"), false],
  ["a number in two spellings", row("Ammonia", "UN 1005"), row("Ammonia, anhydrous", "1005"), true],
  ["a number that differs", row("Acid", "1789"), row("Acid", "1830"), false],
  [
    "one number that agrees and one that differs",
    row("Acid", "1789", "7647-01-0"),
    row("Acid", "1789", "7664-93-9"),
    false,
  ],
  ["a number on one of them alone", row("Acid", "1789"), row("acid"), true],
  ["a number on one of them alone and another name", row("Acid", "1789"), row("Base"), false],
])("compares by %s", (_, one, other, expected) => {
  expect([isSameStock(one, other), isSameStock(other, one)]).toEqual([expected, expected]);
});
