/** English texts of source files, for checks against lists of phrases. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../run-steps.ts";

/** A string of a source file, with `{}` for each inserted value. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

const NOT_SHOWN = /\.(?:test|test-data|bench|guide)\.ts$|(?:^|\/)generated\//;

function literalOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("{}");
}

/** The strings and templates of one source file, without its imports. */
function textsOfSource(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const text = literalOf(node);
    if (text !== undefined) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("texts.ts", source, ts.ScriptTarget.Latest, false));
  return found;
}

/** All strings and templates of a folder's sources, without tests and generated modules. */
export function textsOfFolder(folder: string): readonly SourceText[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !NOT_SHOWN.test(name))
    .map((name) => join(folder, name))
    .flatMap((path) => textsOfSource(readFileSync(join(root, path), "utf8")).map((text) => ({ path, text })));
}
