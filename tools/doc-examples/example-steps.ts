import ts from "typescript";

/**
 * Expected result in the comment after a statement. `text` is an expression, a number or a name, depending on the form.
 */
export interface Promised {
  readonly form: "equals" | "about" | "includes" | "refused" | "throws";
  readonly text: string;
}

/** One statement of an example; `promised` is `null` for a declaration. */
export interface ExampleStep {
  readonly code: string;
  readonly promised: Promised | null;
}

const FORMS: readonly (readonly [Promised["form"], RegExp])[] = [
  ["about", /^≈ (-?\d[\d.]*)$/],
  ["refused", /^refused with ("[^"]+")$/],
  ["includes", /^includes (.+)$/s],
  ["throws", /^throws (\w+)$/],
  ["equals", /^(.+)$/s],
];

function promiseIn(comment: string): Promised | null {
  for (const [form, pattern] of FORMS) {
    const text = pattern.exec(comment)?.[1];
    if (text !== undefined) return { form, text };
  }
  return null;
}

/** The line comments between two statements as one text. */
const commentIn = (between: string): string =>
  [...between.matchAll(/\/\/(.*)/g)].map((found) => (found[1] ?? "").trim()).join("\n");

/**
 * The statements of an example with their expected results.
 *
 * @throws SyntaxError if a statement has no expected result, an expected result is not an expression, or the example
 * has none at all
 */
export function exampleSteps(code: string): readonly ExampleStep[] {
  const parsed = ts.createSourceFile("example.ts", code, ts.ScriptTarget.Latest, true);
  const steps = parsed.statements.map((statement, index) => {
    const next = parsed.statements[index + 1]?.getStart() ?? code.length;
    return stepOf(statement, commentIn(code.slice(statement.end, next)));
  });
  if (!steps.some(({ promised }) => promised !== null))
    throw new SyntaxError("The example promises nothing. Write `call(); // value`.");
  return steps;
}

function stepOf(statement: ts.Statement, comment: string): ExampleStep {
  if (!ts.isExpressionStatement(statement)) return { code: statement.getText(), promised: null };
  const code = statement.expression.getText();
  const promised = promiseIn(comment);
  if (promised === null) throw new SyntaxError(`Nothing is promised of \`${code}\`. Add what comes out: \`// value\`.`);
  if (promised.form !== "throws" && !isExpression(promised.text)) {
    throw new SyntaxError(
      `"${comment}" is not a value that can be checked. The forms are in tools/doc-examples/README.md.`,
    );
  }
  return { code, promised };
}

function isExpression(text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(`(${text});`, { reportDiagnostics: true });
  return diagnostics.length === 0;
}
