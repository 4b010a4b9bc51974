import { expect } from "vitest";
import { type ExampleStep, exampleSteps, type Promised } from "./example-steps.ts";

/** Names available to an example, with their values. */
export type Scope = Readonly<Record<string, unknown>>;

/** A value wrapped in a list, so that `await` does not unwrap a promise that the example did not await. */
type Evaluate = () => Promise<readonly [unknown]>;

type Check = (index: number, actual: Evaluate, promised: Evaluate) => Promise<void>;

/** Examples are code of this repository in text form: only this code turns text into a function. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: readonly string[]
) => (...values: readonly unknown[]) => Promise<void>; // the async version of `Function`, which has no global name

function body(steps: readonly ExampleStep[]): string {
  const line = ({ code, promised }: ExampleStep, index: number): string => {
    if (promised === null) return code;
    const value = promised.form === "throws" ? JSON.stringify(promised.text) : promised.text;
    return `await check(${index}, async () => [(${code})], async () => [(${value})]);`;
  };
  return ['"use strict";', ...steps.map(line)].join("\n");
}

/** Half of the last digit shown, with a margin for floating-point rounding. */
function halfDigit(shown: string): number {
  const decimals = shown.split(".")[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals * (1 + 1e-9);
}

/** Compares a number to the shown digits. */
export function holdAbout(actual: unknown, promised: unknown, shown: string): void {
  expect(Math.abs(Number(actual) - Number(promised))).toBeLessThanOrEqual(halfDigit(shown));
}

export const holdEqual = (actual: unknown, promised: unknown): void => expect(actual).toEqual(promised);

const hold: Readonly<
  Record<Exclude<Promised["form"], "throws">, (actual: unknown, promised: unknown, text: string) => void>
> = {
  equals: holdEqual,
  includes: (actual, promised) => expect(actual).toMatchObject(promised as object), // an object literal, by the form
  refused: (actual, code) => expect(actual).toMatchObject({ ok: false, error: { code } }),
  about: holdAbout,
};

/** Runs an example and compares every statement with its expected result. */
export async function runExample(code: string, scope: Scope): Promise<void> {
  const steps = exampleSteps(code);
  const check: Check = async (index, actual, promised) => {
    const { form, text } = steps[index]?.promised ?? { form: "equals", text: "" };
    if (form === "throws") await expect(actual()).rejects.toMatchObject({ name: text });
    else hold[form]((await actual())[0], (await promised())[0], text);
  };
  const names = Object.keys(scope).filter((name) => /^\w+$/.test(name) && name !== "default");
  await new AsyncFunction("check", ...names, body(steps))(check, ...names.map((name) => scope[name]));
}
