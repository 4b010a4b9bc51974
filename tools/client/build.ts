/** `pnpm client`: generates the typed client's models, methods and table of calls from the contract. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contract } from "../../packages/api-client/src/contract/index.ts";
import { namedSchemas } from "../../packages/api-client/src/openapi/named-schemas.ts";
import { methodsName, methodsText } from "./methods-text.ts";
import { modelsText } from "./models-text.ts";
import { operationsText } from "./operations-text.ts";

export const GENERATED_FOLDER: string = join(import.meta.dirname, "../../packages/api-client/src/generated");

const HEAD = "// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.\n";

const resources = Object.keys(contract) as (keyof typeof contract)[]; // its keys

/** The text of every generated file by its path in the folder. */
export function buildClient(): ReadonlyMap<string, string> {
  const schemas = namedSchemas();
  const files = [
    ["models.ts", modelsText(schemas)],
    ["operations.ts", operationsText()],
    ["methods.ts", allMethodsText()],
    ...resources.map((resource) => [`methods/${resource}.ts`, methodsText(resource, schemas)] as const),
  ] as const;
  return new Map(files.map(([path, text]) => [path, `${HEAD}${text}`]));
}

function allMethodsText(): string {
  const imports = resources.map(
    (resource) => `import type { ${methodsName(resource)} } from "./methods/${resource}.ts";\n`,
  );
  const fields = resources.map((resource) => `  readonly ${resource}: ${methodsName(resource)};\n`);
  return `${imports.join("")}\n/** A method for every endpoint, by resource. */\nexport interface Methods {\n${fields.join("")}}\n`;
}

if (import.meta.main) {
  rmSync(GENERATED_FOLDER, { recursive: true, force: true });
  for (const [path, text] of buildClient()) {
    mkdirSync(dirname(join(GENERATED_FOLDER, path)), { recursive: true });
    writeFileSync(join(GENERATED_FOLDER, path), text);
  }
}
