import { afterAll, describe, expect, it } from "vitest";
import { codeBlocks } from "./code-blocks.ts";
import { runBlock } from "./run-block.ts";

const examples = codeBlocks().filter(({ page, runs }) => runs === "node" && page.includes("hazmat-core"));
let ran = 0;

const entries = import.meta.glob("../../packages/hazmat-core/src/*.ts");

async function load(name: string): Promise<unknown> {
  const entry = name.replace("@placard/hazmat-core", "").replace("/", "") || "index";
  const found = entries[`../../packages/hazmat-core/src/${entry}.ts`];
  if (found === undefined) throw new Error(`hazmat-core has no entry ${name}.`);
  return found();
}

describe("the README of the core", () => {
  it("has examples", () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
  });

  afterAll(() => console.log(`Code blocks of the core: ${ran} of ${examples.length} ran, each value compared.`));

  it.each(examples)("gives the stated results: $place", async ({ code }) => {
    await expect(runBlock(code, { load, isEveryValueShown: true })).resolves.toBeUndefined();
    ran += 1;
  });
});

describe("a wrong README example", () => {
  const START = 'import { convertUnit } from "@placard/hazmat-core";\n';
  const SPEED = 'convertUnit("speed", 36, "km/h", "m/s")';

  it.each([
    [`${SPEED}; // 10: m/s`],
    [`const speed = ${SPEED};\nif (speed > 1) speed; // 10`],
    [`[${SPEED}, "x"]; // [10, "x"], and no more`],
    [`console.log(${SPEED}, "m/s");\n// 10 m/s`],
    [`${SPEED} / 3; // 3.33 m/s`],
  ])("is reported: %s", async (code) => {
    await expect(runBlock(START + code, { load, isEveryValueShown: true })).resolves.toBeUndefined();
  });

  it.each([
    ["another value", `${SPEED}; // 100`, "to deeply equal 100"],
    ["another text", `console.log(${SPEED}); // 100`, "to be '100'"],
    ["another digit", `${SPEED} / 3; // 3.34`, "to be less than or equal"],
    ["no value", `${SPEED};`, "begins with no value"],
    ["prose for a value", `${SPEED}; // ten`, "begins with no value"],
    ["a branch that is not taken", `if (${SPEED} > 11) ${SPEED}; // 10`, "never reached"],
    ["a name that is not exported", "convertUnits(1); // 1", "not defined"],
  ])("fails for %s", async (_what, code, message) => {
    await expect(runBlock(START + code, { load, isEveryValueShown: true })).rejects.toThrow(message);
  });
});
