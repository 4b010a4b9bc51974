import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../run-steps.ts";

it("removes unknown search parameters on each route", () => {
  const source = readFileSync(join(root, "apps/reference/src/routes.tsx"), "utf8");
  const readers = [...source.matchAll(/validateSearch: (.*),/g)].map(([, reader]) => reader);
  expect(readers.length).toBeGreaterThan(10);
  expect(readers.filter((reader) => reader?.startsWith("only(") !== true)).toEqual([]);
});
