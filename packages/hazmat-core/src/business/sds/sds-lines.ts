import { plainCharacters } from "../../formats/typed-text.ts";

/** A line of a sheet. Columns are apart by a tab. */
export interface SdsLine {
  readonly text: string;
  /** The same text in small letters without accents, sign by sign as long, so that places agree. */
  readonly plain: string;
  readonly page: number;
  /** It stands at the edge of three pages or more: a header or footer. */
  readonly isRunning: boolean;
}

/** Lines from the top and from the bottom of a page that can be its header or footer. */
const EDGE_LINES = 4;
const RUNNING_PAGES = 3;
/** Signs. A longer line is read in parts: a table that lost its line ends must not cost the square of its length. */
const LONGEST_LINE = /.{1,1000}/gsu;
const PAGE_NUMBER = /^(?:page|pagina|seite)?\s*\d{1,3}\s*(?:of|\/|de|von|sur)\s*\d{1,3}$/;

/** The lines of all pages in order, with one kind of hyphen, blank and degree sign; blank ones are left out. */
export function sdsLines(pages: readonly (readonly string[])[]): readonly SdsLine[] {
  const cleaned = pages.map((page) => joinedNumbers(page.flatMap((line) => cleanLine(line).match(LONGEST_LINE) ?? [])));
  const running = runningLines(cleaned);
  return cleaned.flatMap((page, index) =>
    page.map((text) => {
      const plain = plainText(text);
      return { text, plain, page: index + 1, isRunning: running.has(text) || PAGE_NUMBER.test(plain) };
    }),
  );
}

/** Small letters without accents; every sign stays one sign. */
export function plainText(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text.charAt(at);
    const plain = sign.normalize("NFD").charAt(0).toLowerCase();
    return plain.length === 1 ? plain : sign;
  }).join("");
}

/** A line as it is shown for evidence. */
export const evidenceText = (text: string): string => text.replaceAll("\t", " ");

function cleanLine(line: string): string {
  return plainCharacters(line)
    .replaceAll(/°\s(?=[CF]\b)/gu, "°")
    .normalize("NFKC")
    .replaceAll(/\s+/gu, (blanks) => (blanks.includes("\t") ? "\t" : " "))
    .trim();
}

/** A CAS number that the end of a line cuts goes on in the next one. */
function joinedNumbers(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isCut = before !== undefined && /(?:^|[^\d-])\d{2,7}-(?:\d{2}-)?$/.test(before) && /^\d/.test(line);
    if (isCut) joined[joined.length - 1] = before + line;
    else joined.push(line);
  }
  return joined;
}

function runningLines(pages: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const edges = new Set([...page.slice(0, EDGE_LINES), ...page.slice(-EDGE_LINES)]);
    for (const line of edges) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= RUNNING_PAGES).map(([line]) => line));
}
