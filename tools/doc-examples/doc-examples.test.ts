import { describe, expect, it } from "vitest";
import { readExamples } from "./read-examples.ts";
import { runExample, type Scope } from "./run-example.ts";

const FROM_HERE = "../../";

const texts = import.meta.glob<string>(
  ["../../packages/hazmat-core/src/**/*.ts", "!**/*.test.ts", "!**/*.bench.ts", "!**/generated/**"],
  { query: "?raw", import: "default", eager: true },
);
const modules = import.meta.glob<Scope>([
  "../../packages/hazmat-core/src/**/*.ts",
  "!**/*.test.ts",
  "!**/*.bench.ts",
  "!**/generated/**",
]);
const entries = import.meta.glob<Scope>("../../packages/hazmat-core/src/*.ts", { eager: true });

const published: Scope = Object.assign({}, ...Object.values(entries));
const examples = Object.entries(texts).flatMap(([path, text]) =>
  readExamples(path.replace(FROM_HERE, ""), text).map((example) => ({ ...example, path })),
);

describe("examples in hazmat-core docs", () => {
  it("are found", () => {
    expect(examples.length).toBeGreaterThan(100);
  });

  it.each(examples)("gives the stated results: $place", async ({ code, path }) => {
    const own = await modules[path]?.();
    await expect(runExample(code, { ...published, ...own })).resolves.toBeUndefined();
  });
});

describe("a wrong example", () => {
  const half = (value: number): number => {
    if (!Number.isFinite(value)) throw new RangeError("Give a finite number.");
    return value / 2;
  };
  const scope: Scope = { half, later: async () => 1, refuse: () => ({ ok: false, error: { code: "a.b" } }) };

  it.each([
    ["half(3); // 1.5"],
    ["half(1e3); // ≈ 500"],
    ["half(2.0001); // ≈ 1.000"],
    ["const three = 3;\nhalf(three);\n// 1.5"],
    ["(await later()); // 1"],
    ['refuse(); // refused with "a.b"'],
    ["({ a: 1, b: 2 }); // includes { a: 1 }"],
    ["half(NaN); // throws RangeError"],
  ])("is reported: %s", async (code) => {
    await expect(runExample(code, scope)).resolves.toBeUndefined();
  });

  it.each([
    ["another value", "half(3); // 2", "to deeply equal 2"],
    ["a digit too many", "half(2.0012); // ≈ 1.000", "to be less than or equal"],
    ["a promise that nobody awaits", "later(); // 1", "to deeply equal 1"],
    ["another code", 'refuse(); // refused with "a.c"', "to match object"],
    ["a field that is not there", "({ a: 1 }); // includes { b: 1 }", "to match object"],
    ["no error", "half(1); // throws RangeError", "instead of rejecting"],
    ["an error that nobody promised", "half(NaN); // 0", "Give a finite number."],
    ["prose for a value", "half(3); // one and a half", "is not a value that can be checked"],
    ["a statement without a promise", "half(3);\nhalf(4); // 2", "Nothing is promised of `half(3)`"],
    ["nothing promised", "const three = 3;", "The example promises nothing"],
  ])("fails with %s", async (_what, code, message) => {
    await expect(runExample(code, scope)).rejects.toThrow(message);
  });
});
