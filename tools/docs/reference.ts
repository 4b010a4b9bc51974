import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Application, Converter, ReflectionKind, type TypeDocOptions } from "typedoc";
import { root } from "../run-steps.ts";
import { makeStrict } from "./strict-pages.ts";

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly "@placard/source"?: string }>>;
}

/** Entries without a promise, and `contract/…`: rows of a table, better documented by OpenAPI. */
const LEFT_OUT = /\/(internal|contract)(\/|$)/;

/** Source files of the documented entries, by import name. */
function documentedEntries(): ReadonlyMap<string, string> {
  const entries = ["hazmat-core", "api-client"].flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, "packages", folder, "package.json"), "utf8")) as Manifest;
    return Object.entries(manifest.exports).flatMap(([path, target]): [string, string][] => {
      const source = typeof target === "string" ? undefined : target["@placard/source"];
      const name = `${manifest.name}${path.slice(1)}`;
      if (source === undefined || LEFT_OUT.test(name)) return [];
      return [[name, join(root, "packages", folder, source)]];
    });
  });
  return new Map(entries);
}

/** Pages of prose shown with the reference. */
const DOCUMENTS = ["docs/recipes/*.md", "docs/data-export.md"];

/** Languages for readers who use the data outside JavaScript. */
const LANGUAGES = ["python", "csharp", "kotlin"];

function options(entries: ReadonlyMap<string, string>): TypeDocOptions {
  return {
    name: "Placard reference",
    entryPoints: [...entries.values()],
    tsconfig: join(root, "tools/docs/tsconfig.json"),
    basePath: root,
    displayBasePath: root,
    highlightLanguages: [
      "typescript",
      "tsx",
      "javascript",
      "json",
      "bash",
      "shell",
      "html",
      "css",
      "sql",
      ...LANGUAGES,
    ],
    readme: join(root, "tools/docs/index.md"),
    projectDocuments: DOCUMENTS.map((pattern) => join(root, pattern)),
    skipErrorChecking: true, // `pnpm check` does this
    excludeExternals: true,
    excludeInternal: true,
    disableGit: true,
    gitRevision: "main",
    sourceLinkTemplate: "https://github.com/placard/placard/blob/main/{path}#L{line}",
    searchInComments: true,
    searchInDocuments: true,
    hideGenerator: true,
    navigationLinks: { Components: "/storybook/", OpenAPI: "/api/openapi.json", App: "/" },
    validation: { notExported: false, invalidLink: true, rewrittenLink: true, notDocumented: false },
    logLevel: "Warn",
  };
}

/**
 * Writes the reference of the core and the client as static pages with a search, from docstrings and examples. The
 * pages load nothing from other hosts and contain no inline scripts.
 *
 * @throws Error if the sources cannot be read, with the console messages so far
 */
export async function writeReference(folder: string): Promise<void> {
  const entries = documentedEntries();
  const app = await Application.bootstrap(options(entries));
  const nameOf = new Map([...entries].map(([name, source]) => [source, name]));
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const entry of context.project.getReflectionsByKind(ReflectionKind.Module)) {
      const source = context.getSymbolFromReflection(entry)?.declarations?.[0]?.getSourceFile().fileName;
      const name = source === undefined ? undefined : nameOf.get(source);
      if (name !== undefined) entry.name = name;
    }
  });
  const project = await app.convert();
  if (project === undefined) throw new Error("The reference could not be read from the sources.");
  await app.generateDocs(project, folder);
  makeStrict(folder);
}
