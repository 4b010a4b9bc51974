import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-steps.ts";

/** Pages with code to copy: every README, every recipe, every page of Storybook. */
const PAGES = ["README.md", "{packages,apps,tools,docs}/**/README.md", "docs/recipes/*.md", "packages/ui/src/**/*.mdx"];

/**
 * Where a block runs.
 *
 * - `node`: in Node; each value in a comment is compared with the result
 * - `page`: in Chromium, as a module of a page; its exports are rendered
 * - `host`: only with the packed scripts or its own worker file, so only in `pnpm verify hosts`
 */
export type RunsIn = "node" | "page" | "host";

/** Reasons why a block cannot run, by kind. The only list of them. */
export const NOT_RUN = {
  "own address": "names an address of the reader's own, such as https://portal.example",
  "opening tag": "is the opening tag of the reader's own page",
  css: "sets looks, and has no result; a test compares its names with the tokens and elements that exist",
  sh: "is for a terminal: it installs, starts a server or sends a token",
  drawing: "is a list of folders, and no code",
} as const;

export type NotRun = keyof typeof NOT_RUN;

export interface CodeBlock {
  readonly page: string;
  /** The page and the line of the code fence. */
  readonly place: string;
  /** The file name of the block: `docs-recipes-next-md-11.tsx`. */
  readonly file: string;
  readonly language: string;
  readonly code: string;
  readonly runs: RunsIn | NotRun;
}

/** Every code block of every page. */
export function codeBlocks(): readonly CodeBlock[] {
  const pages = globSync(PAGES, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] });
  return [...new Set(pages)].toSorted().flatMap(blocksOf);
}

function blocksOf(page: string): readonly CodeBlock[] {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(
    ({ index, 1: indent = "", 2: language = "", 3: indented = "" }) => {
      const line = text.slice(0, index).split("\n").length;
      const code = indented.replaceAll(new RegExp(`^${indent}`, "gm"), "");
      const file = `${page.replaceAll(/\W/g, "-")}-${line}.${language === "" ? "txt" : language}`;
      return { page, place: `${page}:${line}`, file, language, code, runs: runsIn(page, language, code) };
    },
  );
}

function runsIn(page: string, language: string, code: string): RunsIn | NotRun {
  switch (language) {
    case "ts":
      if (/^packages\/(hazmat-core|api-client)\//.test(page)) return "node";
      return code.includes("serviceWorker") ? "host" : "page";
    case "tsx":
      return "page";
    case "js":
      return code.includes("caches.") ? "host" : "page";
    case "http":
    case "html":
      if (/\bhttps:\/\/[\w.]+\.example\b/.test(code)) return "own address";
      if (language === "http" || /placard-elements\.js|\.global\.js/.test(code)) return "host";
      return code.includes("</") ? "page" : "opening tag";
    case "css":
    case "sh":
      return language;
    case "":
      return "drawing";
    default:
      throw new Error(`${page} has a block of ${language}. Say in tools/doc-examples/code-blocks.ts where it runs.`);
  }
}

/** The blocks that cannot run, counted by kind with the reason: one line per kind. */
export function whyNotRun(blocks: readonly CodeBlock[]): string {
  const kinds = Object.keys(NOT_RUN) as NotRun[]; // the keys of the table above
  return kinds
    .map((kind) => [kind, blocks.filter(({ runs }) => runs === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `  ${count} not run, ${kind}: ${NOT_RUN[kind]}.`)
    .join("\n");
}

/**
 * The blocks that run as modules of a page. Markup becomes a module that inserts it and defines the elements, as the
 * surrounding text describes.
 */
export function pageBlocks(blocks: readonly CodeBlock[]): readonly CodeBlock[] {
  return blocks
    .filter(({ runs }) => runs === "page")
    .map((block) =>
      block.language === "html"
        ? { ...block, file: block.file.replace(/html$/, "ts"), code: moduleOfMarkup(block.code) }
        : block,
    );
}

const moduleOfMarkup = (html: string): string => `import { defineElements } from "@placard/ui/elements";
defineElements();
document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(html)});
`;
