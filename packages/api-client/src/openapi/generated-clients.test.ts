import { InputData, JSONSchemaInput, quicktypeMultiFile, type TargetLanguage, type LanguageName } from "quicktype-core";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { openApiDocument } from "./openapi.ts";

const shape = z.object({
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});
const { components } = shape.parse(JSON.parse(JSON.stringify(openApiDocument())));
const names = Object.keys(components.schemas);

/** Models with fields: each has to become a class. A pattern of text, a number or a map has no class in these languages. */
const withFields = names.filter((name) => components.schemas[name]?.["properties"] !== undefined);

/** What the generator puts before a name when it has to tell two unnamed objects apart. */
const MADE_UP = /^(Purple|Fluffy|Tentacled|Sticky|Indigo|Indecent|Hilarious|Ambitious|Cunning|Magenta|Frisky)/;

/** The classes that a generator makes of the models, in one of its languages. */
async function classesIn(lang: LanguageName | TargetLanguage): Promise<readonly string[]> {
  const definitions = JSON.stringify({ definitions: components.schemas }).replaceAll(
    "#/components/schemas/",
    "#/definitions/",
  );
  const input = new JSONSchemaInput(undefined);
  await input.addSource({
    name: "Placard",
    schema: JSON.stringify({
      ...(JSON.parse(definitions) as object), // as it was written above
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    }),
  });
  const inputData = new InputData();
  inputData.addInput(input);
  const files = await quicktypeMultiFile({ inputData, lang, combineClasses: false, inferMaps: false });
  const text = [...files.values()].flatMap(({ lines }) => lines).join("\n");
  return [...text.matchAll(/^\s*(?:export |public )(?:partial )?(?:class|interface) (\w+)/gm)].map(
    ([, name = ""]) => name,
  );
}

describe.each(["java", "csharp", "typescript"] as const)("a client generated for %s", (lang) => {
  it("has a named class for each model with fields and no generated names", async () => {
    const classes = await classesIn(lang);
    const found = new Set(classes.map((name) => name.toLowerCase())); // AeglRow is AEGLRow in some houses
    expect(withFields.length).toBeGreaterThan(180);
    expect(withFields.filter((name) => !found.has(name.toLowerCase()))).toEqual([]);
    expect(classes.filter((name) => MADE_UP.test(name))).toEqual([]);
  }, 60_000);
});
