import type { DatabaseConfig } from "../config.ts";
import { StartError } from "../start-error.ts";
import { isDiskFull } from "../storage/disk-full.ts";

/** What codes of PostgreSQL and of the network mean to the person who starts the server. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "no server answers there. Start it or correct DATABASE_URL",
  ETIMEDOUT: "no server answers there. Start it or correct DATABASE_URL",
  ENOTFOUND: "the host name was not found. Correct DATABASE_URL",
  EAI_AGAIN: "the host name was not found. Correct DATABASE_URL",
  "28P01": "the password was rejected. Correct DATABASE_URL",
  "28000": "this user is not allowed to connect. Correct DATABASE_URL or pg_hba.conf",
  "3D000": "there is no database with this name. Create it or correct DATABASE_URL",
  "42501":
    'the user lacks a privilege. As a superuser, run "create role placard_app nologin" and grant that role to this user, who must own the schema. In this database, also run "create extension if not exists pg_trgm"',
  PLTRG:
    "its server lacks the extension pg_trgm, which comes with PostgreSQL. Install the package with its extensions (Debian: postgresql-contrib)",
};

/** The words for a database that does not open, without its password; the cause itself where it is none of these. */
export function openFailure(config: DatabaseConfig, cause: unknown): unknown {
  if (isFromNewerPlacard(cause)) {
    return new StartError(
      "This database was created by a newer version of Placard. Update Placard or use another database.",
    );
  }
  if (config.kind === "folder" && saysDiskFull(cause)) return diskFullAtStart(config.path);
  switch (config.kind) {
    case "postgres": {
      const reason = REASONS[codeOf(cause) ?? ""];
      const { host, pathname } = new URL(config.url);
      return reason === undefined
        ? cause
        : new StartError(`The database ${host}${pathname} cannot be used: ${reason}.`);
    }
    case "folder":
      return new StartError(
        `The database in ${config.path} cannot be opened. Nothing in it was removed, and the files beside it are safe. Copy the folder before you try anything: cp -a ${config.path} ${config.path}.copy. Then restore that folder from a backup, or set DATA_DIR to another folder.`,
        { cause },
      );
  }
}

/** A start that found no space: what is wrong, what is safe, and the command that shows it. */
export function diskFullAtStart(folder: string): StartError {
  return new StartError(
    `The disk that holds ${folder} is full, so Placard cannot start. Stored data is safe. Run: df -h ${folder}. Free up space, then start again.`,
  );
}

/** The embedded database says it in words of its own. */
function saysDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    isDiskFull(error) || /No space left on device|Disk quota exceeded/i.test(error.message) || saysDiskFull(error.cause)
  );
}

/** The code of an error or of what it was caused by. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error.cause);
}

/** As Kysely says it when a migration stands in the database and not in our list. */
function isFromNewerPlacard(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /corrupted migrations: previously executed migration/.test(error.message) || isFromNewerPlacard(error.cause);
}
