/** Sources by path from `packages/ui/src`, from a glob or a directory walk. */
export type Sources = Readonly<Record<string, string>>;

/** Facts derived from the sources of a component, so that its page need not list them. */
export interface FolderFacts {
  /** Custom properties used in its own style sheets, in alphabetical order, without private ones. */
  readonly tokens: readonly string[];
  /**
   * Names of the catalogues in `messages/en` that its files import: `chemical/card` for `messages/en/chemical/card.ts`.
   */
  readonly catalogues: readonly string[];
}

/**
 * Returns the tokens and texts of the component in a folder. Style sheets imported from another component count too, as
 * in `IconButton`, which uses that of `Button`.
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

/** Resolves `controls/IconButton` and `../Button/Button.css` to `controls/Button/Button.css`. */
function join(folder: string, path: string): string {
  const parts = folder.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
