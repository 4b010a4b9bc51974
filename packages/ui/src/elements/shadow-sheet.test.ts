// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { asShadowCss } from "./shadow-sheet.ts";

const src = join(import.meta.dirname, "..");

it("brings every sheet of the package into the shadow root, but for the fonts and what holds against a host", () => {
  const list = readFileSync(join(import.meta.dirname, "elements.css"), "utf8");
  const brought = [...list.matchAll(/@import url\("\.\.\/([^"]+)"\)/g)].map(([, path]) => path);
  const all = globSync("**/*.css", { cwd: src }).filter(
    (path) => !/^(docs|elements)\/|^styles\/(fonts|hold|index)\.css$/.test(path),
  );
  expect(brought.toSorted()).toEqual(all.toSorted());
});

it("begins the tokens at the element, and reads its attributes as the page's", () => {
  expect(asShadowCss(':root,[data-placard-theme="light"]{--a:1}')).toBe(
    ':host,:is([data-placard-theme="light"],:host([theme="light"])){--a:1}',
  );
});

it("lets no page make its type smaller", () => {
  expect(asShadowCss("a{padding:0.5rem 2rem;--size-2rem:1px}")).toBe(
    "a{padding:max(0.5rem,8px) max(2rem,32px);--size-2rem:1px}",
  );
});
