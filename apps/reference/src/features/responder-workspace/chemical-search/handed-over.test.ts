import { expect, it } from "vitest";
import { chemicalSource } from "../../../lib/chemical-source.ts";
import { exactMatch } from "./handed-over.ts";

const open = async (text: string) => exactMatch(await chemicalSource.search(text, { limit: 8 }), text)?.name ?? null;

it("opens what a name or a number says exactly", async () => {
  expect(await open("chlorine")).toBe("Chlorine");
  expect(await open("1017")).toBe("Chlorine");
  expect(await open("7782-50-5")).toBe("Chlorine");
});

it("opens nothing for words that only resemble a chemical", async () => {
  expect(await open("chlorin gas tank")).toBeNull();
  expect(await open("chlorrine")).toBeNull();
});
