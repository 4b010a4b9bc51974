import { randomBytes } from "node:crypto";
import { exportIncidentLog } from "@placard/api-client";
import { describe, expect, it } from "vitest";
import { signLog } from "./sign-log.ts";
import { signingKeyOf } from "./signing-key.ts";
import { verifyLogFile } from "./verify-log-file.ts";

const example = exportIncidentLog.example.response.file;
const { incident, exported_at, exported_by } = example;
const head = { format: "placard-incident-log", version: 1, incident, exported_at, exported_by } as const;
const { previous_hash: _previous, hash: _hash, ...line } = example.entries[0];
const entries = [1, 2, 3].map((id) => ({ ...line, id, action_data: { query: `line ${id}`, far_m: 0.1 } }));
const key = signingKeyOf(randomBytes(32));
const file = signLog(head, entries, key);

const verdictOf = (changed: unknown) => verifyLogFile(JSON.stringify(changed), null);

describe("a log file", () => {
  it("is as it left the server, in whatever order its keys are written", () => {
    const good = { ok: true, lines: 3, title: incident.title, publicKey: key.publicKey };
    expect(verifyLogFile(JSON.stringify(file), key.publicKey)).toEqual(good);
    const turned = file.entries.map((entry) => Object.fromEntries(Object.entries(entry).toReversed()));
    expect(verdictOf({ ...file, entries: turned })).toEqual(good);
    expect(verdictOf(signLog(head, [], key))).toMatchObject({ ok: true, lines: 0 });
  });

  it("shows a line that was changed, dropped, moved or added to", () => {
    const [first, second, third] = file.entries;
    const changed = { ...second, user_name: "Somebody else" };
    expect(verdictOf({ ...file, entries: [first, changed, third] })).toMatchObject({ ok: false, line: 2 });
    expect(verdictOf({ ...file, entries: [first, { ...second, more: 1 }, third] })).toMatchObject({ line: 2 });
    expect(verdictOf({ ...file, entries: [first, third] })).toMatchObject({ ok: false, line: 2 });
    expect(verdictOf({ ...file, entries: [second, first, third] })).toMatchObject({ ok: false, line: 1 });
    expect(verdictOf({ ...file, entries: [first, second] })).toMatchObject({ ok: false, line: null });
    expect(verdictOf({ ...file, exported_by: "Somebody else" })).toMatchObject({ ok: false });
  });

  it("shows a chain that was made anew without the key, and another key where one is expected", () => {
    const forged = signLog(head, entries.slice(1), signingKeyOf(randomBytes(32)));
    expect(verdictOf({ ...forged, signature: file.signature })).toMatchObject({ ok: false, line: null });
    expect(verifyLogFile(JSON.stringify(forged), key.publicKey)).toMatchObject({ ok: false, line: null });
  });

  it.each(["", "[]", "{}", "null", "not json"])("is not %j", (text) => {
    expect(verifyLogFile(text, null)).toMatchObject({ ok: false, line: null });
  });
});
