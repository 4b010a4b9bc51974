import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../run-steps.ts";

/** Pages whose code is meant to be copied. */
const PAGES = ["README.md", "packages/*/README.md", "packages/ui/src/docs/*.mdx", "docs/recipes/*.md"];

/** Where the code is read from: a folder from which the packages, React and the browser's types are found. */
const PLACE = join(root, "packages/ui/src/snippets");

/** A package that the interface does without is found from its own folder. */
const placeOf = (page: string): string =>
  page.startsWith("packages/api-client/") ? join(root, "packages/api-client/src/snippets") : PLACE;

interface Snippet {
  /** The page and the line on which the code begins. */
  readonly place: string;
  readonly file: string;
  readonly code: string;
}

/** Code that is whole: what imports nothing is a piece of something, and shown for its form. */
function snippetsOf(page: string): readonly Snippet[] {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)]
    .filter(([, , code = ""]) => /^import /m.test(code))
    .map(({ index, 1: extension = "ts", 2: code = "" }) => {
      const line = text.slice(0, index).split("\n").length;
      return {
        place: `${page}:${line}`,
        file: join(placeOf(page), `${page.replaceAll(/\W/g, "-")}-${line}.${extension}`),
        code,
      };
    });
}

const snippets = globSync(PAGES, { cwd: root }).flatMap(snippetsOf);

let faults: ReadonlyMap<string, string>;

/** What the compiler says of each file, by the file's name. */
function checked(files: readonly Snippet[]): ReadonlyMap<string, string> {
  const config = ts.readConfigFile(join(root, "packages/ui/tsconfig.json"), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(root, "packages/ui"));
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

describe("code to copy from the pages", () => {
  it("is found", () => {
    expect(snippets.length).toBeGreaterThan(10);
  });

  it.each(snippets)("is right to the type: $place", ({ file }) => {
    expect(faults.get(file)).toBe("");
  });

  it("would be found wrong", () => {
    expect(faults.get(WRONG.file)).toContain('"harmless"');
  });
});
