import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { migrateToLatest } from "../src/db/migrate.ts";
import type { Schema } from "../src/db/schema/schema.ts";

let copy: Promise<Blob> | undefined;

/** An empty database with every migration, made once for all files of a worker: each begins with a copy of it. */
export const migratedCopy = (): Promise<Blob> => (copy ??= makeCopy());

async function makeCopy(): Promise<Blob> {
  const pglite = await PGlite.create();
  const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrateToLatest(kysely);
  const made = await pglite.dumpDataDir("none");
  await kysely.destroy();
  return made;
}
