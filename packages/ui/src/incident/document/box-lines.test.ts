import { expect, it } from "vitest";
import { boxLines } from "./box-lines.ts";

const short = (label: string) => ({ label, text: "yes" });
const blank = (label: string) => ({ label, text: null });
const long = (label: string) => ({ label, text: "two\nlines" });

it("arranges short boxes in pairs, and leaves no half of a row empty", () => {
  const fields = [short("a"), blank("b"), short("c"), long("d"), short("e"), short("f"), short("g")];
  expect(boxLines(fields).map((line) => line.map(({ label }) => label).join(" "))).toEqual([
    "a b",
    "c",
    "d",
    "e f",
    "g",
  ]);
});
