import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { StartError } from "../start-error.ts";
import { hashOf } from "./secrets.ts";
import { serverKeyOf } from "./server-key.ts";

const folder = mkdtempSync(join(tmpdir(), "placard-key-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ofFolder = (dataDir: string) => serverKeyOf({ serverKey: null, dataDir });

it("stays the same after a restart, differs between folders and is readable by this account only", () => {
  const digest = ofFolder(folder).digest("text");
  const again = ofFolder(folder);
  expect(again.digest("text")).toBe(digest);
  expect(again.isOwn(digest)).toBe(true);
  const other = ofFolder(join(folder, "other"));
  expect(other.digest("text")).not.toBe(digest);
  expect(other.isOwn(digest)).toBe(false);
  expect(statSync(join(folder, "server.key")).mode & 0o777).toBe(0o600);
});

it("does not reuse the plain hashes of earlier versions as its key", () => {
  expect(ofFolder(folder).isOwn(hashOf("text"))).toBe(false);
  expect(ofFolder(folder).isOwn("")).toBe(false);
});

it.each(["", "half a key"])("rejects a damaged file with %j and leaves it unchanged", (content) => {
  const damaged = join(folder, `damaged-${content.length}`);
  ofFolder(damaged);
  const file = join(damaged, "server.key");
  writeFileSync(file, content);
  const open = () => ofFolder(damaged);
  expect(open).toThrow(StartError);
  expect(open).toThrow(/is damaged: it has \d+ bytes instead of 32\. Accounts, records and files are safe\./);
  expect(open).toThrow(`run: mv ${file} ${file}.damaged.`);
  expect(readFileSync(file, "utf8")).toBe(content);
  expect(readdirSync(damaged)).toEqual(["server.key"]); // no partial new file next to it
});

it("seals texts that only the same key opens, each time differently", () => {
  const key = ofFolder(folder);
  const text = "Open https://placard.example/reset-password?token=é";
  const sealed = key.seal(text);
  expect(key.seal(text)).not.toBe(sealed);
  expect(sealed.startsWith(key.prefix)).toBe(true);
  expect(ofFolder(folder).unseal(sealed)).toBe(text);
  expect(ofFolder(join(folder, "other")).unseal(sealed)).toBeNull();
});

it("opens no sealed text that was changed or cut", () => {
  const key = ofFolder(folder);
  const sealed = key.seal("Open the link.");
  const bytes = Buffer.from(sealed.slice(key.prefix.length), "base64");
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(key.unseal(key.prefix + changed.toString("base64"))).toBeNull();
    expect(key.unseal(key.prefix + bytes.subarray(0, index).toString("base64"))).toBeNull();
  }
  expect(key.unseal("Open the link.")).toBeNull();
});

it("is shared by all servers that were given it, in any folder, and is not written to disk", () => {
  const serverKey = "0123456789abcdef0123456789abcdef";
  const [one, two] = ["one", "two"].map((name) => serverKeyOf({ serverKey, dataDir: join(folder, name) }));
  const digest = one?.digest("text") ?? "";
  expect(two?.digest("text")).toBe(digest);
  expect(two?.isOwn(digest)).toBe(true);
  expect(ofFolder(folder).isOwn(digest)).toBe(false);
  expect(existsSync(join(folder, "one"))).toBe(false);
});
