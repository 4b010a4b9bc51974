import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { ComponentGuide } from "../../packages/ui/src/docs/component-guide.ts";

const SRC = join(import.meta.dirname, "../../packages/ui/src");

const textOf = (...path: readonly string[]): string => readFileSync(join(SRC, ...path), "utf8");

/** The entries of the package, also those without a promise: each component in them has a page. */
const entryFiles = globSync("{index,*/index,*/internal,messages/speaking}.ts", { cwd: SRC });
const entries = entryFiles.map((file) => textOf(file));

const folders = globSync("**/[A-Z]*/[A-Z]*.tsx", { cwd: SRC })
  .filter((file) => basename(file, ".tsx") === basename(dirname(file)))
  .map((file) => dirname(file));

/** Public components, each with the folder whose page documents it: `ToastRegion` is on the page of `Toast`. */
const components = entries.flatMap((text, index) => {
  const room = dirname(entryFiles[index] ?? "");
  const exported = text.matchAll(/export \{([^}]*)\} from "\.\/([A-Z]\w+)\/([A-Z]\w+)\.tsx"/g);
  return [...exported].flatMap(([, names = "", folder = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^[A-Z][a-z]\w+$/.test(name))
      .map((name) => ({ name, folder: join(room, folder) })),
  );
});

const pages = [...new Set(components.map(({ folder }) => folder))];
const modules = import.meta.glob<ComponentGuide>("../../packages/ui/src/*/*/*.guide.ts", {
  import: "guide",
  eager: true,
});

/** The guide of a component's folder; `undefined` if there is none. */
const guideOf = (folder: string): ComponentGuide | undefined =>
  modules[`../../packages/ui/src/${folder}/${basename(folder)}.guide.ts`];

/** Components that an entry exports from other files: the tests below would not cover them. */
const astray = entries.flatMap((text) =>
  [...text.matchAll(/export \{([^}]*)\} from "(\.[^"]+\.tsx)"/g)].flatMap(([, names = "", path = ""]) => {
    const isComponent = names.split(",").some((name) => /^[A-Z][a-z]\w+$/.test(name.trim()));
    return isComponent && !/^\.\/([A-Z]\w+)\/[A-Z]\w+\.tsx$/.test(path) ? [path] : [];
  }),
);

/** Every name that an entry of the library or of the core exports. */
const named = new Set(
  [
    ...globSync("*.ts", { cwd: join(SRC, "../../hazmat-core/src") }).map((file) =>
      textOf("../../hazmat-core/src", file),
    ),
    ...entries,
  ].flatMap((text) => [...text.matchAll(/\b[A-Za-z]\w+\b/g)].map(([name]) => name)),
);

it("finds the components", () => {
  expect(folders.length).toBeGreaterThan(45);
  expect(pages.length).toBeGreaterThanOrEqual(75);
});

it("finds each public component in a folder with its own page", () => {
  expect(astray).toEqual([]);
  expect(pages).toEqual(expect.arrayContaining(["messages/LanguageProvider", "messages/MessagesProvider"]));
});

it.each(folders)("%s has a story for visual and axe checks", (folder) => {
  const isPublic = entries.some((text) => text.includes(`/${basename(folder)}/`));
  const stories = globSync("*.stories.tsx", { cwd: join(SRC, folder) });
  expect(isPublic ? stories.length : 1).toBeGreaterThan(0);
});

describe.each(pages)("the page of %s", (folder) => {
  const guide = guideOf(folder);
  const said = JSON.stringify(guide ?? {});

  it("describes purpose, alternatives, anatomy, states and keys", () => {
    expect(guide, `Write ${folder}/${basename(folder)}.guide.ts; copy controls/Button/Button.guide.ts.`).toBeDefined();
    expect(guide?.purpose).toMatch(/^[A-Z].{30,}\.$/);
    expect(guide?.avoid.length).toBeGreaterThan(0);
    expect(guide?.anatomy.length).toBeGreaterThan(0);
    expect(Object.keys(guide?.states ?? {}).length).toBeGreaterThan(0);
    const takesFocus = guide?.kinds.some((kind) => kind === "control" || kind === "field" || kind === "overlay");
    expect(Object.keys(guide?.keyboard ?? {}).length > 0 || takesFocus !== true).toBe(true);
  });

  it("lists every component built on it, and only public ones", () => {
    const onIt = components.filter((one) => one.folder === folder && one.name !== basename(folder));
    expect(onIt.map(({ name }) => name).filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
    // A hook, or a component name of two words: `useNavigation`, `ThemeRoot`.
    const names = [...said.matchAll(/`(use[A-Z]\w+|[A-Z][a-z]+[A-Z][a-z]\w*)`/g)].map(([, name = ""]) => name);
    expect(names.filter((name) => !named.has(name))).toEqual([]);
  });

  it("has one short component to copy, with imports from the published packages and React only", () => {
    const code = textOf(folder, `${basename(folder)}.example.tsx`);
    const imported = [...code.matchAll(/^import .*?"([^"]+)";$/gm)].map(([, from = ""]) => from);
    expect(imported.filter((from) => !/^(react|@placard\/(ui|hazmat-core)(\/[\w.-]+)*)$/.test(from))).toEqual([]);
    expect(imported).toContain("@placard/ui/styles.css");
    expect(code, "a card without the words of its guide").not.toMatch(/responseCardOf\([^()]*, null/);
    expect(code.match(/^export /gm)).toHaveLength(1);
    expect(code).toMatch(/^export function [A-Z]\w+\(\) \{$/m);
    expect(code).toMatch(new RegExp(`\\b${components.find((one) => one.folder === folder)?.name}\\b`));
    expect(code.split("\n").length).toBeLessThanOrEqual(45);
  });
});

/** Colons that code adds after a displayed text: French puts a space before a colon. */
function colonsOf(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isColon =
      (ts.isJsxText(node) && /^\s*:(\s|$)/.test(node.text)) ||
      (ts.isTemplateExpression(node) &&
        node.templateSpans.some(
          ({ literal }) => /^:\s/.test(literal.text) || (ts.isTemplateTail(literal) && literal.text === ":"),
        )) ||
      (ts.isStringLiteral(node) && node.text === ": ");
    if (isColon) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("read.tsx", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it("finds a colon that code adds after a text", () => {
  expect(colonsOf("const a = <p>{label}: {text}</p>;")).toHaveLength(1);
  expect(colonsOf('const a = [`${label}: ${text}`, parts.join(": "), `${name}:`];')).toHaveLength(3);
  expect(colonsOf("const a = { b: `${hours}:${minutes}` };")).toEqual([]);
});

it("adds no colon after a label: each language brings its own", () => {
  const outside = ["messages/**", "testing/**", "docs/**", "**/*.{test,stories,guide,example}.{ts,tsx}"];
  const files = globSync("**/*.{ts,tsx}", { cwd: SRC, exclude: outside });
  expect(files.length).toBeGreaterThan(300);
  // The matrix shows an assumption in English and looks its translation up.
  const found = files.flatMap((file) => (file.endsWith("ReactivityMatrix.tsx") ? [] : colonsOf(textOf(file))));
  expect(found).toEqual([]);
});

it("writes UN numbers only with formatUnNumber, which knows NA numbers", () => {
  const cwd = join(SRC, "../../..");
  const files = globSync("{packages/ui,packages/hazmat-core,apps/*}/src/**/*.{ts,tsx}", {
    cwd,
    exclude: ["**/generated/**", "**/*.{test,stories,guide,example}.{ts,tsx}"],
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => /`UN \$\{/.test(readFileSync(join(cwd, file), "utf8")))).toEqual([]);
});
