/** Sources by path from `packages/ui/src`, as a glob or a walk of the folder gives them. */
export type Sources = Readonly<Record<string, string>>;

/** What the sources of a component say of themselves, so that its page need not be told. */
export interface FolderFacts {
  /** Custom properties that its own style sheets read, in alphabetical order; private ones are left out. */
  readonly tokens: readonly string[];
  /** Names of the catalogues in `messages/en` that its files read: `chemical/card` for `messages/en/chemical/card.ts`. */
  readonly catalogues: readonly string[];
}

/**
 * The tokens and texts of the component in a folder. What a component wears of its
 * sister's sheet, as `IconButton` does of `Button`'s, counts too.
 *
 * @param folder - from `packages/ui/src`, `controls/Button`
 */
export function folderFacts(folder: string, sources: Sources): FolderFacts {
  const own = Object.entries(sources).filter(([path]) => path.startsWith(`${folder}/`));
  const code = own.filter(([path]) => /\.tsx?$/.test(path)).map(([, text]) => text);
  const sheets = code.flatMap((text) => found(text, /import "([^"]+\.css)"/g)).map((path) => join(folder, path));
  return {
    tokens: sorted(sheets.flatMap((path) => found(sources[path] ?? "", /var\((--placard-(?!_)[\w-]+)/g))),
    catalogues: sorted(code.flatMap((text) => found(text, /from "[./]+messages\/en\/([\w/-]+)\.ts"/g))),
  };
}

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, group = ""]) => group);

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/** `controls/IconButton` and `../Button/Button.css` give `controls/Button/Button.css`. */
function join(folder: string, path: string): string {
  const parts = folder.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
