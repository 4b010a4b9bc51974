import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../run-steps.ts";

/** A property of a component that its package declares itself: React Aria documents its own. */
export interface PublicProp {
  /** `Tabs.onSelect`. */
  readonly name: string;
  readonly docstring: string;
  /** True for a function that returns nothing. */
  readonly isCallback: boolean;
}

/** A name that an entry exports. */
export interface PublicName {
  readonly name: string;
  readonly docstring: string;
  readonly isValue: boolean;
  /** Properties of a component, or of a type whose name ends with `Props`. */
  readonly props: readonly PublicProp[];
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly "@placard/source"?: string }>>;
}

/** Entries without a promise, and the rows of the contract, which the OpenAPI document describes. */
const WITHOUT_PROMISE = /\/(internal|contract)(\/|$)/;

/** Source files of the entries that hosts may use, by import name. */
function promisedEntries(folder: string): ReadonlyMap<string, string> {
  const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest; // as npm reads it
  const entries = Object.entries(exports).flatMap(([path, target]): readonly [string, string][] => {
    const source = typeof target === "string" ? undefined : target["@placard/source"];
    return source === undefined || !/\.tsx?$/.test(source) || WITHOUT_PROMISE.test(path)
      ? []
      : [[`${name}${path.slice(1)}`, join(folder, source)]];
  });
  return new Map(entries);
}

/**
 * Returns the names that the promised entries of a package export, by import name, as TypeScript resolves them.
 *
 * @param name - folder in `packages`, `ui`
 */
export function publicNames(name: string): ReadonlyMap<string, readonly PublicName[]> {
  const folder = join(root, "packages", name);
  const entries = promisedEntries(folder);
  const config = ts.readConfigFile(join(folder, "tsconfig.json"), (file) => ts.sys.readFile(file)) as {
    readonly config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  const program = ts.createProgram([...entries.values()], options);
  const checker = program.getTypeChecker();

  const docstringOf = (symbol: ts.Symbol): string =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

  const isOwn = (symbol: ts.Symbol): boolean =>
    (symbol.declarations ?? []).some((declaration) => declaration.getSourceFile().fileName.startsWith(folder));

  function isCallback(symbol: ts.Symbol): boolean {
    const signatures = checker.getNonNullableType(checker.getTypeOfSymbol(symbol)).getCallSignatures();
    return signatures.some((one) => (one.getReturnType().flags & ts.TypeFlags.Void) !== 0);
  }

  const propsOf = (owner: string, type: ts.Type): readonly PublicProp[] =>
    (type.isUnion() ? type.types : [type])
      .flatMap((one) => checker.getPropertiesOfType(one))
      .filter((property, index, all) => all.findIndex((other) => other.name === property.name) === index)
      .filter((property) => isOwn(property))
      .map((property) => ({
        name: `${owner}.${property.name}`,
        docstring: docstringOf(property),
        isCallback: isCallback(property),
      }));

  function typeOfProps(symbol: ts.Symbol, isValue: boolean): ts.Type | undefined {
    if (!isValue) return symbol.name.endsWith("Props") ? checker.getDeclaredTypeOfSymbol(symbol) : undefined;
    const first = /^[A-Z][a-z]/.test(symbol.name)
      ? checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters()[0]
      : undefined;
    return first === undefined ? undefined : checker.getTypeOfSymbol(first);
  }

  function publicName(exported: ts.Symbol): PublicName {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
    const type = typeOfProps(symbol, isValue);
    return {
      name: exported.name,
      docstring: docstringOf(symbol),
      isValue,
      props: type === undefined ? [] : propsOf(exported.name, type),
    };
  }

  function namesOf(file: string): readonly PublicName[] {
    const source = program.getSourceFile(file);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing.`);
    return checker.getExportsOfModule(module).map(publicName);
  }

  return new Map([...entries].map(([entry, file]) => [entry, namesOf(file)]));
}
