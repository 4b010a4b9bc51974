import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

interface BuiltEntry {
  readonly openApiDocument: () => object;
}

/**
 * Writes the OpenAPI document of the built client next to it, for generators that read a file. Runs in the package's
 * folder.
 */
export async function writeOpenApi(): Promise<void> {
  const { openApiDocument } = (await import(pathToFileURL(resolve("dist/openapi.js")).href)) as BuiltEntry; // just built
  writeFileSync("dist/openapi.json", `${JSON.stringify(openApiDocument(), null, 2)}\n`);
}
