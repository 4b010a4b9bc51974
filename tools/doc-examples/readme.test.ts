import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { inspect } from "node:util";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { holdAbout, holdEqual } from "./run-example.ts";

const readme = readFileSync(join(root, "packages/hazmat-core/README.md"), "utf8");
const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(({ index, 1: code = "" }) => ({
  place: `packages/hazmat-core/README.md:${readme.slice(0, index).split("\n").length}`,
  code,
}));

const entries = import.meta.glob("../../packages/hazmat-core/src/*.ts");

async function load(name: string): Promise<unknown> {
  const entry = name.replace("@placard/hazmat-core", "").replace("/", "") || "index";
  const found = entries[`../../packages/hazmat-core/src/${entry}.ts`];
  if (found === undefined) throw new Error(`hazmat-core has no entry ${name}.`);
  return found();
}

/** A statement of an example with the comment behind it. */
interface Line {
  readonly statement: ts.ExpressionStatement;
  readonly comment: string;
}

/** Every statement that is a value, those behind an `if` too. */
function linesOf(code: string): readonly Line[] {
  const source = ts.createSourceFile("readme.ts", code, ts.ScriptTarget.Latest, true);
  const lines: Line[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) lines.push({ statement: node, comment: commentBehind(code, node.end) });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/** What stands behind a statement: on its line, else on the lines of comment below it. */
function commentBehind(code: string, end: number): string {
  const found = /^[ \t]*\/\/(.*)/.exec(code.slice(end)) ?? /^\n((?:[ \t]*\/\/.*\n?)+)/.exec(code.slice(end));
  return (found?.[1] ?? "").replaceAll(/^[ \t]*(?:\/\/)?[ \t]*/gm, "").trim();
}

/** The value at the beginning of a comment: `100: the farthest of the class` promises 100. */
function promisedIn(comment: string): string {
  const cuts = [comment.length, ...[...comment.matchAll(/[:,]? /g)].map(({ index }) => index).toReversed()];
  const text = cuts.map((cut) => comment.slice(0, cut)).find(isLiteral);
  if (text === undefined) throw new SyntaxError(`"${comment}" begins with no value. Write \`call(); // value: why\`.`);
  return text;
}

function isLiteral(text: string): boolean {
  const source = ts.createSourceFile("value.ts", `(${text});`, ts.ScriptTarget.Latest, true);
  const { diagnostics = [] } = ts.transpileModule(`(${text});`, { reportDiagnostics: true });
  const [statement] = source.statements;
  if (diagnostics.length > 0 || statement === undefined || !ts.isExpressionStatement(statement)) return false;
  return ts.isParenthesizedExpression(statement.expression) && isConstant(statement.expression.expression);
}

function isConstant(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isConstant);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every((part) => ts.isPropertyAssignment(part) && isConstant(part.initializer));
  }
  if (ts.isPrefixUnaryExpression(node)) return isConstant(node.operand);
  const { TrueKeyword, FalseKeyword, NullKeyword } = ts.SyntaxKind;
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    [TrueKeyword, FalseKeyword, NullKeyword].includes(node.kind)
  );
}

function loggedIn(expression: ts.Expression): readonly string[] | null {
  const isLog = ts.isCallExpression(expression) && expression.expression.getText() === "console.log";
  return isLog ? expression.arguments.map((argument) => argument.getText()) : null;
}

/** The code with each value handed to `check`, which knows what was promised of it. */
function watched(code: string, lines: readonly Line[]): string {
  const text = lines.reduceRight((rest, { statement, comment }, index) => {
    const logged = loggedIn(statement.expression);
    const call =
      logged === null
        ? `check(${index}, ${statement.expression.getText()}, ${promisedIn(comment)});`
        : `log(${index}, [${logged.join(", ")}]);`;
    return rest.slice(0, statement.getStart()) + call + rest.slice(statement.end);
  }, code);
  return stripTypeScriptTypes(text).replaceAll(
    /^import \{([^}]*)\} from "([^"]+)";$/gm,
    (_, names: string, name: string) => `const {${names}} = await load("${name}");`,
  );
}

/** Examples are code of this repository in text form: this is the one place that turns a README into a function. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: readonly string[]
) => (...values: readonly unknown[]) => Promise<void>; // the async twin of `Function`, which has no global name

/** Runs an example, holds each value to its comment, and finds what was never reached. */
async function run(code: string): Promise<void> {
  const lines = linesOf(code);
  const left = new Map(lines.map(({ statement }, index) => [index, statement.getText()]));
  const check = (index: number, actual: unknown, promised: unknown): void => {
    left.delete(index);
    const shown = promisedIn(lines[index]?.comment ?? "");
    const holds = /^-?\d+\.\d+$/.test(shown) ? holdAbout : holdEqual;
    holds(actual, promised, shown);
  };
  const log = (index: number, values: readonly unknown[]): void => {
    left.delete(index);
    const shown = values.map((value) => (typeof value === "string" ? value : inspect(value))).join(" ");
    expect(shown).toBe(lines[index]?.comment);
  };
  await new AsyncFunction("load", "check", "log", watched(code, lines))(load, check, log);
  expect([...left.values()], "never reached").toEqual([]);
}

describe("the README of the core", () => {
  it("has examples", () => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
  });

  it.each(examples)("gives what it says: $place", async ({ code }) => {
    await expect(run(code)).resolves.toBeUndefined();
  });
});

describe("a README that is wrong", () => {
  const START = 'import { convertUnit } from "@placard/hazmat-core";\n';
  const SPEED = 'convertUnit("speed", 36, "km/h", "m/s")';

  it.each([
    [`${SPEED}; // 10: m/s`],
    [`const speed = ${SPEED};\nif (speed > 1) speed; // 10`],
    [`[${SPEED}, "x"]; // [10, "x"], and no more`],
    [`console.log(${SPEED}, "m/s");\n// 10 m/s`],
    [`${SPEED} / 3; // 3.33 m/s`],
  ])("is none of: %s", async (code) => {
    await expect(run(START + code)).resolves.toBeUndefined();
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
    await expect(run(START + code)).rejects.toThrow(message);
  });
});
