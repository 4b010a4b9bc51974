import type { DatabaseConfig } from "../config.ts";
import { StartError } from "../start-error.ts";

/** What codes of PostgreSQL and of the network mean to the person who starts the server. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody answers there. Start it, or correct DATABASE_URL",
  ETIMEDOUT: "nobody answers there. Start it, or correct DATABASE_URL",
  ENOTFOUND: "its host is not known. Correct DATABASE_URL",
  EAI_AGAIN: "its host is not known. Correct DATABASE_URL",
  "28P01": "it does not take the password. Correct DATABASE_URL",
  "28000": "it does not let this user in. Correct DATABASE_URL, or its pg_hba.conf",
  "3D000": "it has no database of this name. Create it, or correct DATABASE_URL",
  "42501":
    'its user lacks a right. As its superuser, run "create role placard_app nologin" and grant it to this user, who has to own the schema',
};

/** The words for a database that does not open, without its password; the cause itself where it is none of these. */
export function openFailure(config: DatabaseConfig, cause: unknown): unknown {
  if (isFromNewerPlacard(cause)) {
    return new StartError("This database was made by a newer Placard. Update this one, or choose another database.");
  }
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
        `The database in ${config.path} cannot be opened. Restore that folder from a backup, or set DATA_DIR to another.`,
        { cause },
      );
    case "memory":
      return cause;
  }
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
