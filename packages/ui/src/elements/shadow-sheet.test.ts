// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { asShadowCss } from "./shadow-sheet.ts";

const src = join(import.meta.dirname, "..");

it("adopts every style sheet of the package in the shadow root, except the fonts and the protection against hosts", () => {
  const list = readFileSync(join(import.meta.dirname, "elements.css"), "utf8");
  const brought = [...list.matchAll(/@import url\("\.\.\/([^"]+)"\)/g)].map(([, path]) => path);
  const all = globSync("**/*.css", { cwd: src }).filter(
    (path) => !/^(docs|elements)\/|^styles\/(fonts|hold|index)\.css$/.test(path),
  );
  expect(new Set(brought)).toEqual(new Set(all));
});

it("declares the tokens on the element, and treats its attributes like those of the page", () => {
  expect(asShadowCss(':root,[data-placard-theme="light"]{--a:1}')).toBe(
    ':host,:is([data-placard-theme="light"],:host([theme="light"])){--a:1}',
  );
});

it("ignores a smaller font size of the page", () => {
  expect(asShadowCss("a{padding:0.5rem 2rem;--size-2rem:1px}")).toBe(
    "a{padding:max(0.5rem,8px) max(2rem,32px);--size-2rem:1px}",
  );
});
