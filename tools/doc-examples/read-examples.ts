/** One `@example` of a docstring, with its location. */
export interface DocExample {
  /** `packages/…/erf.ts:12`, the line of the tag. */
  readonly place: string;
  readonly code: string;
}

const DOCSTRING = /\/\*\*[\s\S]*?\*\//g;
const TAG = /^@(\w+)/;

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** Every example in the text of a source file, in order. */
export function readExamples(file: string, source: string): readonly DocExample[] {
  return [...source.matchAll(DOCSTRING)].flatMap((found) => {
    const first = lineOf(source, found.index);
    return examplesOf(found[0]).map(({ line, code }) => ({ place: `${file}:${first + line}`, code }));
  });
}

function examplesOf(docstring: string): readonly { readonly line: number; readonly code: string }[] {
  const lines = docstring
    .replace(/\s*\*\/$/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, ""));
  return lines.flatMap((text, line) => {
    if (TAG.exec(text)?.[1] !== "example") return [];
    const rest = lines.slice(line + 1);
    const end = rest.findIndex((next) => TAG.test(next));
    return [{ line, code: (end === -1 ? rest : rest.slice(0, end)).join("\n").trim() }];
  });
}
