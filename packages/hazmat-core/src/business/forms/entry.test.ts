import { describe, expect, it } from "vitest";
import {
  checkFields,
  fieldTexts,
  type FieldRule,
  firstError,
  hasErrors,
  isBlank,
  numberFrom,
  wholeNumberFrom,
} from "./entry.ts";
import { englishProblems } from "./problem-words.en.ts";

describe("checkFields", () => {
  const rules = [
    {
      field: "b",
      problem: () => ({ code: "name.required" }),
    },
    { field: "a", problem: ({ a }: { a?: unknown }) => (a === "x" ? null : { code: "email.form" }) },
    {
      field: "b",
      problem: () => ({ code: "role.required" }),
    },
  ] as const satisfies readonly FieldRule<"a" | "b">[];

  it("returns the problems in the order of the rules, one per field", () => {
    expect(Object.entries(checkFields<"a" | "b">({}, rules))).toEqual([
      ["b", { code: "name.required" }],
      ["a", { code: "email.form" }],
    ]);
  });

  it("leaves out a field that breaks no rule", () => {
    expect(checkFields<"a" | "b">({ a: "x" }, rules)).toEqual({ b: { code: "name.required" } });
  });
});

describe("firstError", () => {
  it("returns the first error", () => {
    expect(firstError({ email: "E", name: "N" })).toEqual({ field: "email", problem: "E" });
  });

  it("returns null, and hasErrors is false, if there is no error", () => {
    expect(firstError({})).toBeNull();
    expect(hasErrors({})).toBe(false);
    expect(hasErrors({ email: "E" })).toBe(true);
  });
});

describe("fieldTexts", () => {
  const wrong = { b: { code: "password.too_short", least: 8 }, a: { code: "email.form" } } as const;

  it("formats each problem with its data, in the same order", () => {
    expect(Object.entries(fieldTexts(wrong, englishProblems))).toEqual([
      ["b", "Use at least 8 characters for the password."],
      ["a", "Please enter a valid email address"],
    ]);
  });

  it("uses the messages of another language", () => {
    const french = { ...englishProblems, "email.form": "Saisissez une adresse valide." };
    expect(fieldTexts(wrong, french).a).toBe("Saisissez une adresse valide.");
  });
});

describe("isBlank", () => {
  it.each([[undefined], [null], [""], ["  \n"]])("treats %j as blank", (entry) => {
    expect(isBlank(entry)).toBe(true);
  });

  it.each([["x"], [0], ["0"]])("does not treat %j as blank", (entry) => {
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
    ["1,5", 1.5],
    ["0,125", 0.125],
    [",5", 0.5],
    ["-63,5752", -63.5752],
    ["−５．５\u00A0", -5.5],
    ["–3", -3],
    [7, 7],
  ])("parses %j as %d", (entry, value) => {
    expect(numberFrom(entry)).toBe(value);
  });

  it.each([
    [""],
    [" "],
    ["1,500"],
    ["-12,345"],
    ["1,2,3"],
    ["1.000,5"],
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
  ])("rejects %j", (entry) => {
    expect(numberFrom(entry)).toBeNull();
  });

  it("rejects a megabyte of digits in linear time", () => {
    expect(numberFrom(`${"1".repeat(1_000_000)}!`)).toBeNull();
  });
});

describe("wholeNumberFrom", () => {
  it.each([
    ["12", 12],
    ["0", 0],
    [3, 3],
    ["12,500", 12_500],
    ["1 234 567", 1_234_567],
    ["1\u202f200", 1200],
    ["12'500", 12_500],
  ])("parses %j", (entry, value) => {
    expect(wholeNumberFrom(entry)).toBe(value);
  });

  it.each([["1.5"], ["-1"], ["9007199254740993"], ["x"], [""], ["12,50"], ["1,234 567"], ["0,500"], ["12.500"]])(
    "rejects %j",
    (entry) => {
      expect(wholeNumberFrom(entry)).toBeNull();
    },
  );
});
