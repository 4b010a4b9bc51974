import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run-steps.ts";

/** Maximum number of files in a folder, so that a reader can scan it at a glance and find a file by its topic. */
const MOST_FILES = 25;

/** Lists with one file per catalogue, fact, schema migration or numbered decision. */
const LISTS = [/\/generated(\/|$)/, /\/migrations$/, /^\.changeset$/, /^docs\/decisions$/];

test(`no folder contains more than ${MOST_FILES} files`, () => {
  const files = execFileSync("git", ["ls-files", "packages", "apps", "tools", "docs"], { cwd: root, encoding: "utf8" });
  const count = new Map<string, number>();
  for (const file of files.trim().split("\n")) count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1);
  const full = [...count].filter(([folder, n]) => n > MOST_FILES && !LISTS.some((list) => list.test(folder)));
  expect(full.map(([folder, n]) => `${folder}: ${n}. Give it rooms by subject.`)).toEqual([]);
});

test("decisions have unique numbers that match their titles", () => {
  const pages = execFileSync("git", ["ls-files", "docs/decisions/0*.md"], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n");
  const numbers = pages.map((page) => Number(/(\d{4})-/.exec(page)?.[1]));
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(pages.map((page) => Number(/^# (\d+)\. /.exec(readFileSync(join(root, page), "utf8"))?.[1]))).toEqual(numbers);
});
