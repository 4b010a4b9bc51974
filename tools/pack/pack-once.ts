import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { packAll, type Archives } from "./pack.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The packed packages, built once for all tests of the project. */
    archives: Archives;
  }
}

export default async function packOnce(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "placard-archives-"));
  project.provide("archives", await packAll(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
