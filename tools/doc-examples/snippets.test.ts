import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../run-steps.ts";
import { type CodeBlock, codeBlocks } from "./code-blocks.ts";

/** Folder for resolving the packages, React and the browser's types. */
const PLACE = join(root, "packages/ui/src/snippets");

interface Snippet {
  readonly place: string;
  readonly file: string;
  readonly code: string;
}

/** A package that the UI does not use is resolved from its own folder. */
const placeOf = (page: string): string =>
  page.startsWith("packages/api-client/") ? join(root, "packages/api-client/src/snippets") : PLACE;

const blocks = codeBlocks();
const scripts = blocks.filter(({ language }) => /^(tsx?|js)$/.test(language));
const snippets: readonly Snippet[] = scripts.map(({ place, page, file, code }) => ({
  place,
  file: join(placeOf(page), file),
  // The empty export makes every block a module, so that its names are not global.
  code: `${code}\nexport {};\n`,
}));

let faults: ReadonlyMap<string, string>;

/** Compiler messages by file name. */
function checked(files: readonly Snippet[]): ReadonlyMap<string, string> {
  const config = ts.readConfigFile(join(root, "packages/ui/tsconfig.json"), (path) => ts.sys.readFile(path));
  const { options: own } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(root, "packages/ui"));
  const options = { ...own, allowJs: true }; // a script is parsed, but its types are not checked
  const codeOf = new Map(files.map(({ file, code }) => [file, code]));
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([...codeOf.keys(), join(root, "packages/ui/src/css.d.ts")], options, {
    ...host,
    fileExists: (file) => codeOf.has(file) || host.fileExists(file),
    readFile: (file) => codeOf.get(file) ?? host.readFile(file),
    getSourceFile: (file, version, ...rest) => {
      const code = codeOf.get(file);
      return code === undefined
        ? host.getSourceFile(file, version, ...rest)
        : ts.createSourceFile(file, code, version, true);
    },
  });
  return new Map(
    files.map(({ file }) => {
      const source = program.getSourceFile(file);
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [file, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ")).join("\n")];
    }),
  );
}

const WRONG: Snippet = {
  place: "nowhere",
  file: join(PLACE, "wrong.tsx"),
  code: 'import { HazardBadge } from "@placard/ui";\nexport const Wrong = () => <HazardBadge level="harmless" />;\n',
};

beforeAll(() => {
  faults = checked([...snippets, WRONG]);
}, 120_000);

/** Names of tokens and elements in a block of styles. */
const namesIn = ({ code }: CodeBlock): readonly string[] => code.match(/--placard-[\w-]+|\bplacard-[\w-]+/g) ?? [];

describe("code snippets on documentation pages", () => {
  let right = 0;
  afterAll(() => console.log(`Code blocks: ${right} of ${snippets.length} checked for types.`));

  it("are found", () => {
    expect(snippets.length).toBeGreaterThan(40);
  });

  it.each(snippets)("pass the type check: $place", ({ file }) => {
    expect(faults.get(file)).toBe("");
    right += 1;
  });

  it("fail the type check when wrong", () => {
    expect(faults.get(WRONG.file)).toContain('"harmless"');
  });

  it.each(blocks.filter(({ language }) => language === "css"))("use existing names: $place", (block) => {
    const sources = globSync("packages/ui/src/{styles,elements}/*.*", { cwd: root });
    const known = sources.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
    expect(namesIn(block).length).toBeGreaterThan(0);
    expect(namesIn(block).filter((name) => !known.includes(name))).toEqual([]);
  });
});
