import { describe, expect, it } from "vitest";
import { StartError } from "../start-error.ts";
import { openFailure, startFailure } from "./open-failure.ts";

const POSTGRES = { kind: "postgres", url: "postgres://placard:hunter2@db.example:5432/placard" } as const;
const withCode = (code: string): Error => Object.assign(new Error("said by the database"), { code });

describe("a database that fails to open", () => {
  it.each([
    [
      "ECONNREFUSED",
      /^The database db\.example:5432\/placard cannot be used: no server answers there\. Start it or .* Nothing in it was changed\. Run: pg_isready/,
    ],
    ["28P01", /the password was rejected\. Correct DATABASE_URL\. Nothing in it was changed\. Run: psql/],
    ["3D000", /there is no database with this name\. Create it or /],
    ["42501", /the user lacks a privilege\. .* Run: psql .*create role placard_app nologin; grant placard_app to/],
    ["57P03", /the server is not accepting connections now\. Try again\. Nothing in it was changed\. Run: psql/],
    ["53100", /the disk of the database server is full\. Free up space there\. Nothing in it was changed\. Run: df -h/],
    ["25006", /it is read-only, like a standby server\. /],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", /its certificate is not trusted\. /],
    ["PLTRG", /its server lacks the extension pg_trgm, which comes with PostgreSQL\. /],
  ])("is explained by error code %s, also in the cause, without its password", (code, words) => {
    for (const cause of [withCode(code), new Error("migration failed", { cause: withCode(code) })]) {
      const failure = openFailure(POSTGRES, cause);
      expect(failure).toBeInstanceOf(StartError);
      expect(String(failure)).toMatch(new RegExp(words.source.replace(/^\^/, "")));
      expect(String(failure)).not.toContain("hunter2");
    }
  });

  it("keeps its error if the cause is unknown", () => {
    const cause = withCode("XX000");
    expect(openFailure(POSTGRES, cause)).toBe(cause);
  });

  it("is explained by its message if it has no code", () => {
    const text = "SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string";
    expect(String(openFailure(POSTGRES, new Error(text)))).toContain(
      "it requires a password, and DATABASE_URL has none",
    );
  });

  it("after a failed migration is reported as unchanged", () => {
    const cause = new Error("The database could not be brought up to date (migration 0099-x).", {
      cause: withCode("XX000"),
    });
    expect(String(openFailure(POSTGRES, cause))).toMatch(
      /could not be brought up to date: migration 0099-x \(XX000\) failed\. All migrations were undone, .* Run: git switch/,
    );
  });

  it("from a newer Placard version is distinguished from a broken one", () => {
    const folder = { kind: "folder", path: "/data/database" } as const;
    const newer = new Error("x", {
      cause: new Error("corrupted migrations: previously executed migration 0099-x is missing"),
    });
    expect(String(openFailure(folder, newer))).toContain(
      "created by a newer version of Placard. Nothing in it was changed. Use that version, or another database. Run: git",
    );
    expect(String(openFailure(folder, new Error("x")))).toContain(
      "/data/database cannot be opened. Nothing in it was removed",
    );
  });
});

it("says for a full disk that data is safe and what to run, and does not suggest a restore", () => {
  const folder = { kind: "folder", path: "/data/database" } as const;
  for (const cause of [withCode("ENOSPC"), new Error("could not extend file: No space left on device")]) {
    expect(openFailure(folder, cause)).toEqual(
      new StartError(
        "The disk that holds /data/database is full, so Placard cannot start. Stored data is safe. Run: df -h /data/database. Free up space, then start again.",
      ),
    );
  }
});

it("says the same if a file of the data folder cannot be written, instead of printing a stack", () => {
  const failure = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
    path: "/data/x",
  });
  expect(startFailure(failure, "/data")).toEqual(
    new StartError(
      "The disk that holds /data is full, so Placard cannot start. Stored data is safe. Run: df -h /data. Free up space, then start again.",
    ),
  );
});

describe("a start without access to a file", () => {
  const failed = (code: string) => Object.assign(new Error("said by Node"), { code, path: "/data/server.key" });

  it.each([
    ["EACCES", 'Run: sudo chown -R "$(id -un)" /data/server.key'],
    ["EROFS", "Run: DATA_DIR=<another folder> pnpm start"],
    ["ENOTDIR", "Run: DATA_DIR=<another folder> pnpm start"],
  ])("names the file, the reason %s and the command", (code, command) => {
    const failure = startFailure(failed(code), "/data");
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toContain(`This account cannot use /data/server.key (${code}). Nothing in it was changed.`);
    expect(String(failure)).toContain(command);
  });

  it("leaves any other error unchanged", () => {
    const mistake = new TypeError("a mistake of the program");
    expect(startFailure(mistake, "/data")).toBe(mistake);
  });
});
