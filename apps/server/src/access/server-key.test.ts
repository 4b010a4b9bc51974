import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { hashOf } from "./secrets.ts";
import { serverKeyOf } from "./server-key.ts";

const folder = mkdtempSync(join(tmpdir(), "placard-key-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("is the same after a restart, another in another folder, and readable by this account alone", () => {
  const digest = serverKeyOf(folder).digest("text");
  const again = serverKeyOf(folder);
  expect(again.digest("text")).toBe(digest);
  expect(again.isOwn(digest)).toBe(true);
  const other = serverKeyOf(join(folder, "other"));
  expect(other.digest("text")).not.toBe(digest);
  expect(other.isOwn(digest)).toBe(false);
  expect(statSync(join(folder, "server.key")).mode & 0o777).toBe(0o600);
});

it("does not take the plain hashes of earlier versions for its own", () => {
  expect(serverKeyOf(folder).isOwn(hashOf("text"))).toBe(false);
  expect(serverKeyOf(folder).isOwn("")).toBe(false);
});

it("is made anew when its file was cut short", () => {
  const file = join(folder, "server.key");
  const before = serverKeyOf(folder).digest("text");
  writeFileSync(file, "");
  expect(serverKeyOf(folder).digest("text")).not.toBe(before);
  expect(readFileSync(file)).toHaveLength(32);
});
