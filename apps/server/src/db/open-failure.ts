import type { DatabaseConfig } from "../config.ts";
import { StartError } from "../start-error.ts";
import { isDiskFull } from "../storage/disk-full.ts";

interface Reason {
  readonly wrong: string;
  /** The command to run. */
  readonly run: string;
}

const SHOW_REFUSAL = 'psql "$DATABASE_URL" -c "select 1"';
const UNREACHABLE: Reason = {
  wrong: "no server answers there. Start it or correct DATABASE_URL",
  run: 'pg_isready -d "$DATABASE_URL"',
};
const UNKNOWN_HOST: Reason = { wrong: "the host name was not found. Correct DATABASE_URL", run: SHOW_REFUSAL };
const UNTRUSTED: Reason = {
  wrong: "its certificate is not trusted. Name the authority with sslrootcert in DATABASE_URL",
  run: SHOW_REFUSAL,
};
const REFUSES_CONNECTIONS: Reason = {
  wrong: "the server is not accepting connections now. Try again",
  run: SHOW_REFUSAL,
};

/** Meaning of the error codes of PostgreSQL, the network and TLS for the person who starts the server. */
const REASONS: Readonly<Record<string, Reason>> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: UNTRUSTED,
  CERT_HAS_EXPIRED: { wrong: "its certificate has expired", run: SHOW_REFUSAL },
  "28P01": { wrong: "the password was rejected. Correct DATABASE_URL", run: SHOW_REFUSAL },
  "28000": { wrong: "this user is not allowed to connect. Correct DATABASE_URL or pg_hba.conf", run: SHOW_REFUSAL },
  "3D000": {
    wrong: "there is no database with this name. Create it or correct DATABASE_URL",
    run: "createdb <name of the database>",
  },
  "42501": {
    wrong: "the user lacks a privilege. The user must own the schema and have the role placard_app",
    run: 'psql -d <name of the database> -c "create role placard_app nologin; grant placard_app to <user>; create extension if not exists pg_trgm" (as a superuser)',
  },
  PLTRG: {
    wrong: "its server lacks the extension pg_trgm, which comes with PostgreSQL",
    run: "apt install postgresql-contrib (on that server, Debian)",
  },
  "53100": { wrong: "the disk of the database server is full. Free up space there", run: "df -h (on that server)" },
  "53300": { wrong: "all its connections are in use. Raise max_connections or stop other programs", run: SHOW_REFUSAL },
  "57P03": REFUSES_CONNECTIONS,
  "57P01": REFUSES_CONNECTIONS,
  "25006": {
    wrong: "it is read-only, like a standby server. Set DATABASE_URL to the primary server",
    run: 'psql "$DATABASE_URL" -c "select pg_is_in_recovery()"',
  },
};

/** Errors without a code, by a part of their message. */
const REASONS_BY_TEXT: readonly (readonly [RegExp, Reason])[] = [
  [/does not support SSL/, { wrong: "it does not offer TLS. Remove sslmode from DATABASE_URL", run: SHOW_REFUSAL }],
  [/password must be a string/, { wrong: "it requires a password, and DATABASE_URL has none", run: SHOW_REFUSAL }],
];

/** The StartError for a database that fails to open, without its password; the cause itself if it is unknown. */
export function openFailure(config: DatabaseConfig, cause: unknown): unknown {
  if (isFromNewerPlacard(cause)) {
    return new StartError(
      "This database was created by a newer version of Placard. Nothing in it was changed. Use that version, or another database. Run: git pull --ff-only && pnpm install && pnpm start",
    );
  }
  return config.kind === "folder" ? folderFailure(config.path, cause) : postgresFailure(config.url, cause);
}

function postgresFailure(url: string, cause: unknown): unknown {
  const reason = REASONS[codeOf(cause) ?? ""] ?? reasonByText(cause);
  const { host, pathname } = new URL(url);
  const database = `The database ${host}${pathname}`;
  if (reason !== undefined) {
    return new StartError(
      `${database} cannot be used: ${reason.wrong}. Nothing in it was changed. Run: ${reason.run}`,
      { cause },
    );
  }
  const failed = migrationOf(cause);
  if (failed === null) return cause;
  return new StartError(
    `${database} could not be brought up to date: ${failed}${inBrackets(codeOf(cause))} failed. All migrations were undone, so stored data is as it was. Start the earlier version and report this. Run: git switch --detach <earlier version> && pnpm install && pnpm start`,
    { cause },
  );
}

function folderFailure(path: string, cause: unknown): StartError {
  if (saysDiskFull(cause)) return diskFullAtStart(path);
  const known = startFailure(cause, path);
  if (known instanceof StartError) return known;
  return new StartError(
    `The database in ${path} cannot be opened. Nothing in it was removed, and the files beside it are safe. Copy the folder before you try anything: cp -a ${path} ${path}.copy. Then restore that folder from a backup, or set DATA_DIR to another folder.`,
    { cause },
  );
}

/** The StartError for a full disk: the problem, what is safe, and the command that shows the disk space. */
function diskFullAtStart(folder: string): StartError {
  return new StartError(
    `The disk that holds ${folder} is full, so Placard cannot start. Stored data is safe. Run: df -h ${folder}. Free up space, then start again.`,
  );
}

/** Error codes of a file or folder that this account may not use, or whose path is taken by something else. */
const NOT_USABLE: ReadonlySet<string> = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EISDIR", "EEXIST"]);

/**
 * The StartError for a file or folder that could not be used at start.
 *
 * @param path - of that file or folder
 */
export function notUsable(path: string, code: string): StartError {
  const command =
    code === "EACCES" || code === "EPERM"
      ? `sudo chown -R "$(id -un)" ${path}`
      : "DATA_DIR=<another folder> pnpm start";
  return new StartError(
    `This account cannot use ${path} (${code}). Nothing in it was changed. Let this account read and write there, or set DATA_DIR to another folder. Run: ${command}`,
  );
}

/** The StartError for a disk error at start; any other error unchanged. */
export function startFailure(error: unknown, dataDir: string): unknown {
  if (error instanceof StartError) return error;
  if (isDiskFull(error)) return diskFullAtStart(dataDir);
  if (!(error instanceof Error) || !("code" in error) || !("path" in error)) return error;
  const code = String(error.code);
  return NOT_USABLE.has(code) ? notUsable(String(error.path), code) : error;
}

/** True if the embedded database reports a full disk, in its own wording. */
function saysDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    isDiskFull(error) || /No space left on device|Disk quota exceeded/i.test(error.message) || saysDiskFull(error.cause)
  );
}

/** The code of an error or of its cause. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error.cause);
}

function reasonByText(error: unknown): Reason | undefined {
  if (!(error instanceof Error)) return undefined;
  return REASONS_BY_TEXT.find(([text]) => text.test(error.message))?.[1] ?? reasonByText(error.cause);
}

/** The name of the failed migration, as `migrateToLatest` reports it. */
function migrationOf(error: unknown): string | null {
  return error instanceof Error ? (/\((migration [^)]+)\)/.exec(error.message)?.[1] ?? null) : null;
}

const inBrackets = (code: string | null): string => (code === null ? "" : ` (${code})`);

/** True for Kysely's error about a migration that is in the database but not in our list. */
function isFromNewerPlacard(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /corrupted migrations: previously executed migration/.test(error.message) || isFromNewerPlacard(error.cause);
}
