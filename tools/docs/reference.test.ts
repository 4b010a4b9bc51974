import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeReference } from "./reference.ts";

const folder = mkdtempSync(join(tmpdir(), "placard-docs-"));
let pages: readonly string[] = [];
const textOf = (page: string): string => readFileSync(join(folder, page), "utf8");

beforeAll(async () => {
  await writeReference(folder);
  pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Search index of the pages, as unpacked by the browser. */
function searched(): readonly string[] {
  const packed = /"([^"]+)"/.exec(textOf("assets/search.js"))?.[1] ?? "";
  const { rows } = JSON.parse(inflateSync(Buffer.from(packed, "base64")).toString("utf8")) as {
    rows: readonly { readonly name: string }[];
  };
  return rows.map(({ name }) => name);
}

describe("the API reference of core and client", () => {
  it("has a page for each entry point under its import name", () => {
    const modules = pages.filter((page) => page.startsWith("modules/")).map((page) => textOf(page));
    for (const name of ["@placard/hazmat-core", "@placard/hazmat-core/scene", "@placard/api-client/client"]) {
      expect(modules.some((text) => text.includes(`Module ${name}`))).toBe(true);
    }
  });

  it("has a page with an example for each function", () => {
    expect(textOf("functions/_placard_hazmat-core.hazardMark.html")).toMatch(/Example/);
  });

  it("finds a searched name", () => {
    expect(searched()).toEqual(
      expect.arrayContaining(["modelScene", "responseCardOf", "createClient", "parseUnNumber"]),
    );
  });

  it("has no broken links", () => {
    expect(pages.length).toBeGreaterThan(500);
    const broken = pages.flatMap((page) =>
      [...textOf(page).matchAll(/(?:href|src)="([^"#]+)/g)]
        .map(([, link = ""]) => link)
        .filter((link) => !/^(https?:|mailto:|data:|\/)/.test(link))
        .filter((link) => !existsSync(join(folder, dirname(page), decodeURIComponent(link))))
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it("loads nothing from other hosts and has no inline script", () => {
    const loaded = pages.flatMap((page) => [...textOf(page).matchAll(/<(?:script|link|img)[^>]*"(https?:[^"]+)"/g)]);
    expect(loaded.map(([element]) => element)).toEqual([]);
    expect(pages.filter((page) => /<script(?![^>]*\bsrc=)/.test(textOf(page)))).toEqual([]);
  });
});
