import { stripTypeScriptTypes } from "node:module";
import { inspect } from "node:util";
import ts from "typescript";
import { expect } from "vitest";
import { holdAbout, holdEqual } from "./run-example.ts";

/** A statement of an example with the comment after it. */
interface Line {
  readonly statement: ts.ExpressionStatement;
  readonly comment: string;
}

/** Every expression statement, including those after an `if`. */
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

/** Comment after a statement: on its line, else on the comment lines below. */
function commentBehind(code: string, end: number): string {
  const found = /^[ \t]*\/\/(.*)/.exec(code.slice(end)) ?? /^\n((?:[ \t]*\/\/.*\n?)+)/.exec(code.slice(end));
  return (found?.[1] ?? "").replaceAll(/^[ \t]*(?:\/\/)?[ \t]*/gm, "").trim();
}

/** The value at the beginning of a comment: `100: the farthest of the class` means 100 is expected. */
function promisedIn(comment: string): string {
  const text = cutsOf(comment)
    .map((cut) => comment.slice(0, cut))
    .find(isLiteral);
  if (text === undefined) throw new SyntaxError(`"${comment}" begins with no value. Write \`call(); // value: why\`.`);
  return text;
}

const cutsOf = (comment: string): readonly number[] => [
  comment.length,
  ...[...comment.matchAll(/[:,]? /g)].map(({ index }) => index).toReversed(),
];

/** True if a comment is a value and not prose. The comment after `console.log` may have any form. */
function isPromise({ expression }: ts.ExpressionStatement, comment: string): boolean {
  if (comment === "") return false;
  return cutsOf(comment).some((cut) => isLiteral(comment.slice(0, cut))) || loggedIn(expression) !== null;
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

/** The code with each value passed to `check`, which compares it with the expected value. */
function watched(code: string, lines: readonly Line[]): string {
  const text = lines.reduceRight((rest, { statement, comment }, index) => {
    const logged = loggedIn(statement.expression);
    const call =
      logged === null
        ? `$check(${index}, ${statement.expression.getText()}, ${promisedIn(comment)});`
        : `$log(${index}, [${logged.join(", ")}]);`;
    return rest.slice(0, statement.getStart()) + call + rest.slice(statement.end);
  }, code);
  return stripTypeScriptTypes(text).replaceAll(
    /^import \{([^}]*)\} from "([^"]+)";$/gm,
    (_, names: string, name: string) => `const {${names}} = await $load("${name}");`,
  );
}

/** Examples are code of this repository in text form: only this code turns a README into a function. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: readonly string[]
) => (...values: readonly unknown[]) => Promise<void>; // the async version of `Function`, which has no global name

/** Globals available to a block. */
export interface BlockScope {
  /** Loads the module that the block imports by this name. */
  readonly load: (name: string) => Promise<unknown>;
  /** True if a statement without an expected value fails. Otherwise only the values in comments are checked. */
  readonly isEveryValueShown: boolean;
}

/** Runs a block, compares each value with its comment, and reports values that were never reached. */
export async function runBlock(code: string, { load, isEveryValueShown }: BlockScope): Promise<void> {
  const lines = linesOf(code).filter(({ statement, comment }) => isEveryValueShown || isPromise(statement, comment));
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
  await new AsyncFunction("$load", "$check", "$log", watched(code, lines))(load, check, log);
  expect([...left.values()], "never reached").toEqual([]);
}
