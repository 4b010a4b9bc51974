import { randomBytes } from "node:crypto";
import { verifyLogFile } from "@placard/api-client";
import { exportIncidentLog } from "@placard/api-client/internal";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heavyWork } from "../jobs/heavy-work.ts";
import { signLog } from "./sign-log.ts";
import { signingKeyOf, type SigningKey } from "./signing-key.ts";

const example = exportIncidentLog.example.response.file;
const { incident, exported_at, exported_by } = example;
const head = { format: "placard-incident-log", version: 1, incident, exported_at, exported_by } as const;
const { previous_hash: _previous, hash: _hash, ...line } = example.entries[0];
const entries = [1, 2, 3].map((id) => ({ ...line, id, action_data: { query: `line ${id}`, far_m: 0.1 } }));
const key = signingKeyOf(randomBytes(32));
const file = await fileOf(entries, key);

/** The file of a log that is hashed in parts of two entries. */
async function fileOf(lines: typeof entries, by: SigningKey) {
  async function* inParts() {
    for (let at = 0; at < lines.length; at += 2) yield lines.slice(at, at + 2);
  }
  await using work = heavyWork();
  return exportIncidentLog.response.shape.file.parse(JSON.parse(await signLog({ head, parts: inParts() }, by, work)));
}

const verdictOf = (changed: unknown) => verifyLogFile(JSON.stringify(changed), null);

describe("a signed log file", () => {
  it("is valid in any key order", async () => {
    const good = {
      ok: true,
      lines: 3,
      title: incident.title,
      exportedAt: exported_at,
      exportedBy: exported_by,
      publicKey: key.publicKey,
    };
    expect(await verifyLogFile(JSON.stringify(file), key.publicKey)).toEqual(good);
    const turned = file.entries.map((entry) => Object.fromEntries(Object.entries(entry).toReversed()));
    expect(await verdictOf({ ...file, entries: turned })).toEqual(good);
    expect(await verdictOf(await fileOf([], key))).toMatchObject({ ok: true, lines: 0 });
  });

  it("is rejected with a changed, dropped, moved or added entry", async () => {
    const [first, second, third] = file.entries;
    const changed = { ...second, user_name: "Somebody else" };
    expect(await verdictOf({ ...file, entries: [first, changed, third] })).toMatchObject({ ok: false, line: 2 });
    expect(await verdictOf({ ...file, entries: [first, { ...second, more: 1 }, third] })).toMatchObject({ line: 2 });
    expect(await verdictOf({ ...file, entries: [first, third] })).toMatchObject({ ok: false, line: 2 });
    expect(await verdictOf({ ...file, entries: [second, first, third] })).toMatchObject({ ok: false, line: 1 });
    expect(await verdictOf({ ...file, entries: [first, second] })).toMatchObject({ ok: false, line: null });
    expect(await verdictOf({ ...file, exported_by: "Somebody else" })).toMatchObject({ ok: false });
  });

  it("is rejected if the chain was rebuilt without the key, or another key is expected", async () => {
    const forged = await fileOf(entries.slice(1), signingKeyOf(randomBytes(32)));
    expect(await verdictOf({ ...forged, signature: file.signature })).toMatchObject({
      ok: false,
      line: null,
      fault: "signature",
    });
    expect(await verifyLogFile(JSON.stringify(forged), key.publicKey)).toMatchObject({ ok: false, fault: "other-key" });
  });

  it.each(["", "[]", "{}", "null", "not json"])("is rejected: %j", async (text) => {
    expect(await verifyLogFile(text, null)).toMatchObject({ ok: false, line: null });
  });
});

describe("one changed byte of a log file", () => {
  const text = JSON.stringify(file, null, 2);
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();

  it("changes its content and fails the check", async () => {
    expect(await verifyLogFile(text, key.publicKey)).toMatchObject({ ok: true });
    const places = fc.nat({ max: bytes.length - 1 });
    await fc.assert(
      fc.asyncProperty(places, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = decoder.decode(bytes.map((byte, index) => (index === at ? byte ^ change : byte)));
        const verdict = await verifyLogFile(changed, null);
        // A space between two fields may become another whitespace: the content is the same then.
        expect(verdict.ok ? JSON.parse(changed) : file).toEqual(file);
      }),
      { numRuns: 1500 },
    );
  });

  it.each(["value", "public_key"] as const)("is detected to the last bit of %s", async (part) => {
    const last = file.signature[part].at(-1) ?? "";
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (const letter of letters) {
      if (letter === last) continue;
      const signature = { ...file.signature, [part]: file.signature[part].slice(0, -1) + letter };
      expect(await verdictOf({ ...file, signature })).toMatchObject({ ok: false, fault: "signature" });
    }
  });

  it("is detected in an added unknown field", async () => {
    const { signature } = file;
    for (const more of [
      { ...file, note: "x" },
      { ...file, incident: { ...file.incident, note: "x" } },
      { ...file, signature: { ...signature, signed_by: "x" } },
    ]) {
      expect(await verdictOf(more)).toMatchObject({ ok: false });
    }
    const { client_id: _none, ...without } = { ...file.incident, client_id: null };
    expect(await verdictOf({ ...file, incident: without })).toMatchObject({ ok: false });
  });
});
