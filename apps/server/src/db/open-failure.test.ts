import { describe, expect, it } from "vitest";
import { StartError } from "../start-error.ts";
import { openFailure } from "./open-failure.ts";

const POSTGRES = { kind: "postgres", url: "postgres://placard:hunter2@db.example:5432/placard" } as const;
const withCode = (code: string): Error => Object.assign(new Error("said by the database"), { code });

describe("a database that does not open", () => {
  it.each([
    ["ECONNREFUSED", /^The database db\.example:5432\/placard cannot be used: no server answers there\. Start it or /],
    ["28P01", /the password was rejected\. Correct DATABASE_URL\.$/],
    ["3D000", /there is no database with this name\. Create it or /],
    ["42501", /the user lacks a privilege\. As a superuser, run "create role placard_app nologin" and grant that role/],
    ["PLTRG", /its server lacks the extension pg_trgm, which comes with PostgreSQL\. Install the package/],
  ])("is explained by its code %s, also where that stands in the cause, and without its password", (code, words) => {
    for (const cause of [withCode(code), new Error("migration failed", { cause: withCode(code) })]) {
      const failure = openFailure(POSTGRES, cause);
      expect(failure).toBeInstanceOf(StartError);
      expect(String(failure)).toMatch(new RegExp(words.source.replace(/^\^/, "")));
      expect(String(failure)).not.toContain("hunter2");
    }
  });

  it("stays as it is when nothing is known of it", () => {
    const cause = withCode("XX000");
    expect(openFailure(POSTGRES, cause)).toBe(cause);
  });

  it("of a newer Placard is told apart from a broken one", () => {
    const folder = { kind: "folder", path: "/data/database" } as const;
    const newer = new Error("x", {
      cause: new Error("corrupted migrations: previously executed migration 0099-x is missing"),
    });
    expect(String(openFailure(folder, newer))).toContain("created by a newer version of Placard. Update Placard");
    expect(String(openFailure(folder, new Error("x")))).toContain(
      "/data/database cannot be opened. Nothing in it was removed",
    );
  });
});

it("says of a full disk what is safe and what to run, and not to restore anything", () => {
  const folder = { kind: "folder", path: "/data/database" } as const;
  for (const cause of [withCode("ENOSPC"), new Error("could not extend file: No space left on device")]) {
    expect(openFailure(folder, cause)).toEqual(
      new StartError(
        "The disk that holds /data/database is full, so Placard cannot start. Stored data is safe. Run: df -h /data/database. Free up space, then start again.",
      ),
    );
  }
});
