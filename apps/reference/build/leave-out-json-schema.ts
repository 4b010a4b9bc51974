import type { Plugin } from "vite";

const ZOD_SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
const WRITER = /^import .* from "\.\.\/core\/to-json-schema\.js";$/gm;
const PROCESSORS = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;

/** Stand in for the two functions that the methods of a schema still name. */
const REFUSAL = `
const noJsonSchema = () => () => { throw new Error("The built app writes no JSON Schema. Ask the server for /api/openapi.json."); };
const createToJSONSchemaMethod = noJsonSchema, createStandardJSONSchemaMethod = noJsonSchema;
`;

/**
 * Leaves zod's JSON Schema writer out of the built app: the server writes the OpenAPI document, a browser only parses.
 * Fails the build when zod is no longer as this expects.
 */
export function leaveOutJsonSchema(): Plugin {
  return {
    name: "placard:leave-out-json-schema",
    apply: "build",
    transform(code, id) {
      if (!ZOD_SCHEMAS.test(id)) return null;
      const left = code.replaceAll(WRITER, "").replaceAll(PROCESSORS, "");
      if (left === code || /Processor\(|to-json-schema/.test(left)) {
        return this.error("zod attaches its JSON Schema writer in another way now. Adapt leave-out-json-schema.ts.");
      }
      return { code: `${left}${REFUSAL}`, map: null };
    },
  };
}
