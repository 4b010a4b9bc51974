import type { ComponentGuide } from "./component-guide.ts";
import { folderFacts, type FolderFacts, type Sources } from "./folder-facts.ts";
import { catalogueLines, type CatalogueLine } from "./guide-text.ts";

const guides = import.meta.glob<ComponentGuide>("../*/*/*.guide.ts", { import: "guide", eager: true });
const examples = import.meta.glob<string>("../*/*/*.example.tsx", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(
  ["../*/[A-Z]*/*.{ts,tsx,css}", "!**/*.{test,stories,guide,example}.{ts,tsx}"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const catalogues = import.meta.glob<Readonly<Record<string, unknown>>>("../messages/en/**/*.ts", { eager: true });

const fromSrc: Sources = Object.fromEntries(
  Object.entries(sources).map(([path, text]) => [path.replace("../", ""), text]),
);

/** Content of a component's docs page besides its props and stories. */
export interface ComponentDocs {
  /** `Button`. */
  readonly name: string;
  /** `controls`. */
  readonly room: string;
  readonly guide: ComponentGuide;
  /** Code to copy, including imports. */
  readonly example: string;
  /** True for a component of an entry without a promise. */
  readonly isInternal: boolean;
  readonly facts: FolderFacts;
  readonly lines: readonly CatalogueLine[];
}

/** Components with a guide, in alphabetical order of their folders. */
export const componentDocs: readonly ComponentDocs[] = Object.entries(guides).map(([path, guide]) => {
  const folder = path.replace("../", "").replace(/\/[^/]+$/, "");
  const [room = "", name = ""] = folder.split("/");
  const facts = folderFacts(folder, fromSrc);
  const lines = facts.catalogues.flatMap((file) =>
    Object.values(catalogues[`../messages/en/${file}.ts`] ?? {}).flatMap((texts) => catalogueLines(texts)),
  );
  const example = examples[path.replace(".guide.ts", ".example.tsx")] ?? "";
  const isInternal = new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} from "@placard/ui/internal(/map)?"`).test(example);
  return { name, room, guide, example, isInternal, facts, lines };
});

/**
 * Returns the docs of the component with the given stories file, in the format of Storybook; `undefined` without a
 * guide.
 */
export function docsOfStories(fileName: string): ComponentDocs | undefined {
  return componentDocs.find(({ room, name }) => fileName.includes(`/${room}/${name}/`));
}
