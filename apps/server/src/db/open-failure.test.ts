import { describe, expect, it } from "vitest";
import { StartError } from "../start-error.ts";
import { openFailure } from "./open-failure.ts";

const POSTGRES = { kind: "postgres", url: "postgres://placard:hunter2@db.example:5432/placard" } as const;
const withCode = (code: string): Error => Object.assign(new Error("said by the database"), { code });

describe("a database that does not open", () => {
  it.each([
    ["ECONNREFUSED", /^The database db\.example:5432\/placard cannot be used: nobody answers there\. Start it, /],
    ["28P01", /the password was rejected\. Correct DATABASE_URL\.$/],
    ["3D000", /it has no database of this name\. Create it, /],
    ["42501", /its user lacks a right\. As its superuser, run "create role placard_app nologin" and grant it/],
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
    expect(String(openFailure(folder, newer))).toContain("made by a newer Placard. Update this one");
    expect(String(openFailure(folder, new Error("x")))).toContain("/data/database cannot be opened. Restore");
  });
});
