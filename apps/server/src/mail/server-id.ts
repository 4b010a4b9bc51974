import { randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Id of the server with this data folder, created at its first start. One process at a time uses a data folder, so
 * emails that an earlier process with this id was sending are free.
 */
export function serverIdOf(dataDir: string): string {
  const file = join(dataDir, "server.id");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const complete = `${file}.${randomUUID()}`;
    writeFileSync(complete, randomUUID());
    try {
      linkSync(complete, file); // never replaces an existing file
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      rmSync(complete);
    }
  }
  return readFileSync(file, "utf8");
}
