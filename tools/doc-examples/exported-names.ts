import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** One export of an entry point with its docstring. */
export interface ExportedName {
  readonly name: string;
  /** The entry point and the file that declares the name. */
  readonly entry: string;
  readonly file: string;
  readonly isFunction: boolean;
  /** False for types, which do not exist at run time. */
  readonly isValue: boolean;
  /** The docstring right above the declaration, `""` if there is none. */
  readonly docstring: string;
}

type Declared = Omit<ExportedName, "name" | "entry" | "file">;

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function docstringOf(node: ts.Node, source: ts.SourceFile): string {
  const last = ts.getLeadingCommentRanges(source.text, node.pos)?.at(-1);
  const text = last === undefined ? "" : source.text.slice(last.pos, last.end);
  return text.startsWith("/**") ? text : "";
}

const isArrow = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Names that a file itself declares and exports. For overloads the first, which has the docstring. */
function declarations(file: string): ReadonlyMap<string, Declared> {
  const source = parse(file);
  const found = new Map<string, Declared>();
  const add = (name: string, declared: Declared): void => {
    if (!found.has(name)) found.set(name, declared);
  };
  for (const node of source.statements.filter(isExported)) {
    const docstring = docstringOf(node, source);
    if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations) {
        add(name.getText(), { docstring, isFunction: isArrow(initializer), isValue: true });
      }
    } else if (ts.isFunctionDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      const isFunction = ts.isFunctionDeclaration(node);
      add(node.name?.text ?? "default", { docstring, isFunction, isValue: isFunction });
    }
  }
  return found;
}

/**
 * Every name that an entry re-exports, with its declaration.
 *
 * @throws TypeError for `export *` of values, and for a name that its file does not declare: an entry only lists names
 */
export function exportedNames(entry: string): readonly ExportedName[] {
  return parse(entry)
    .statements.filter(ts.isExportDeclaration)
    .flatMap((node) => {
      if (node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return [];
      const file = join(dirname(entry), node.moduleSpecifier.text);
      const declared = declarations(file);
      const named = node.exportClause;
      if (named === undefined) {
        if (!node.isTypeOnly) throw new TypeError(`${entry} exports everything of ${file}. Name the values.`);
        return [...declared].map(([name, declaration]) => ({ name, entry, file, ...declaration, isValue: false }));
      }
      return ts.isNamedExports(named)
        ? named.elements.map(({ name: { text: name } }) => {
            const declaration = declared.get(name);
            if (declaration === undefined)
              throw new TypeError(`${file} does not declare ${name}. Export it from where it is declared.`);
            return { name, entry, file, ...declaration };
          })
        : [];
    });
}
