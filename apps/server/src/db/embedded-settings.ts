import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** The text as received, so that both databases read integers beyond 53 bits and dates in the same way. */
const asText = (value: string): string => value;

/** Defaults of PGlite with fsync on: its default `-F` turns fsync off. */
export const DURABLE_START_PARAMETERS: string[] = PGlite.defaultStartParams
  .filter((parameter) => parameter !== "-F")
  .concat("-c", "wal_sync_method=fsync");

/** Extensions of the embedded database, created by a migration. PostgreSQL ships with them. */
export const EXTENSIONS = { pg_trgm };

/** Embedded database types that are read as text. */
export const PARSERS = { [types.INT8]: asText, [types.DATE]: asText };
