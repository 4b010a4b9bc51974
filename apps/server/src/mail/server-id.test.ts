import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { serverIdOf } from "./server-id.ts";

const folder = mkdtempSync(join(tmpdir(), "server-id-"));
const dataDir = join(folder, "data");
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("creates the data folder with one id, and returns the same id at the next start", () => {
  const id = serverIdOf(dataDir);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(serverIdOf(dataDir)).toBe(id);
  expect(readdirSync(dataDir)).toEqual(["server.id"]);
});

it("keeps the id of an existing data folder", () => {
  serverIdOf(dataDir);
  writeFileSync(join(dataDir, "server.id"), "first");
  expect(serverIdOf(dataDir)).toBe("first");
});

it("gives another data folder another id", () => {
  expect(serverIdOf(dataDir)).not.toBe(serverIdOf(join(folder, "other")));
});
