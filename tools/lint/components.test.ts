import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../../packages/ui/src");

/** The entries of the package: what they name is public. */
const entries = globSync("{index,*/index}.ts", { cwd: SRC }).map((file) => readFileSync(join(SRC, file), "utf8"));

const folders = globSync("**/[A-Z]*/[A-Z]*.tsx", { cwd: SRC })
  .filter((file) => basename(file, ".tsx") === basename(dirname(file)))
  .map((file) => dirname(file));

it("finds the components", () => {
  expect(folders.length).toBeGreaterThan(45);
});

it.each(folders)("%s has a story, so that it is looked at and held against axe", (folder) => {
  const isPublic = entries.some((text) => text.includes(`/${basename(folder)}/`));
  const stories = globSync("*.stories.tsx", { cwd: join(SRC, folder) });
  expect(isPublic ? stories.length : 1).toBeGreaterThan(0);
});
