import { describe, expect, it } from "vitest";
import { checkFields, firstError, hasErrors, isBlank, numberFrom, wholeNumberFrom } from "./entry.ts";

describe("checkFields", () => {
  const rules = [
    { field: "b", problem: () => "b is wrong" },
    { field: "a", problem: ({ a }: { a?: unknown }) => (a === "x" ? null : "a is wrong") },
    { field: "b", problem: () => "b is wrong again" },
  ] as const;

  it("keeps the order of the rules and one message a field", () => {
    expect(Object.entries(checkFields<"a" | "b">({}, rules))).toEqual([
      ["b", "b is wrong"],
      ["a", "a is wrong"],
    ]);
  });

  it("leaves out a field that breaks no rule", () => {
    expect(checkFields<"a" | "b">({ a: "x" }, rules)).toEqual({ b: "b is wrong" });
  });
});

describe("firstError", () => {
  it("names the first error", () => {
    expect(firstError({ email: "E", name: "N" })).toEqual({ field: "email", message: "E" });
  });

  it("is null, and hasErrors false, when nothing is wrong", () => {
    expect(firstError({})).toBeNull();
    expect(hasErrors({})).toBe(false);
    expect(hasErrors({ email: "E" })).toBe(true);
  });
});

describe("isBlank", () => {
  it.each([[undefined], [null], [""], ["  \n"]])("counts %j as blank", (entry) => {
    expect(isBlank(entry)).toBe(true);
  });

  it.each([["x"], [0], ["0"]])("does not count %j as blank", (entry) => {
    expect(isBlank(entry)).toBe(false);
  });
});

describe("numberFrom", () => {
  it.each([
    ["1.5", 1.5],
    [" 2 ", 2],
    [".5", 0.5],
    ["5.", 5],
    ["-3", -3],
    ["+3", 3],
    ["1e3", 1000],
    [7, 7],
  ])("reads %j as %d", (entry, value) => {
    expect(numberFrom(entry)).toBe(value);
  });

  it.each([
    [""],
    [" "],
    ["1,5"],
    ["1 000"],
    ["0x10"],
    ["5 kg"],
    ["Infinity"],
    ["1e999"],
    ["."],
    [null],
    [undefined],
    [NaN],
    [Infinity],
  ])("does not read %j", (entry) => {
    expect(numberFrom(entry)).toBeNull();
  });
});

describe("wholeNumberFrom", () => {
  it.each([
    ["12", 12],
    ["0", 0],
    [3, 3],
  ])("reads %j", (entry, value) => {
    expect(wholeNumberFrom(entry)).toBe(value);
  });

  it.each([["1.5"], ["-1"], ["9007199254740993"], ["x"], [""]])("does not read %j", (entry) => {
    expect(wholeNumberFrom(entry)).toBeNull();
  });
});
