import { plainCharacters } from "../../formats/typed-text.ts";
import { parseCasNumber } from "../../identity/cas-number.ts";

/** A line of an SDS. Columns are separated by a tab. */
export interface SdsLine {
  readonly text: string;
  /** The same text in lower case without accents, of the same length, so that positions match. */
  readonly plain: string;
  readonly page: number;
  /** True for a header or footer: the line is at the edge of at least three pages. */
  readonly isRunning: boolean;
}

/** Number of lines from the top and bottom of a page that can be its header or footer. */
const EDGE_LINES = 4;
const RUNNING_PAGES = 3;
/**
 * Maximum length of a line in characters. A longer line is read in parts, because the cost grows with the square of its
 * length.
 */
const LINE_CHUNKS = /.{1,1000}/gsu;
const PAGE_WORD = "(?:page|pagina|pag\\.?|seite|pg\\.?|p\\.)";
const PAGE_NUMBER = new RegExp(
  `(?<![a-z0-9])(?:${PAGE_WORD}\\s*:?\\s*\\d{1,3}(?:\\s*(?:of|/|de|di|von|sur)\\s*\\d{1,3})?|\\d{1,3}\\s*(?:of|de|di|von|sur)\\s*\\d{1,3}|\\d{1,3} ?/ ?\\d{1,3})(?![\\w/])`,
  "gu",
);
/** Number of times that a PDF can draw each letter to make it bold. */
const REPEATS = [2, 3, 4] as const;
const SECTION_WORD = /^(?:section|rubrique|secci|abschnitt|sezione|sec)/iu;
/** Character that PDFs write for an unknown character. */
const UNREADABLE = "\uFFFD";

/** The lines of all pages in order, with one kind of hyphen, blank and degree sign, without blank lines. */
export function sdsLines(pages: readonly (readonly string[])[]): readonly SdsLine[] {
  const cleaned = pages.map((page) =>
    joinedCodes(page.flatMap((line) => onceDrawn(cleanLine(line)).match(LINE_CHUNKS) ?? [])).map((text) => ({
      text,
      plain: plainText(text),
    })),
  );
  const rests = cleaned.map((page, number) =>
    page.map(({ plain }, index) => {
      const isNumber = plain === String(number + 1) && (index === 0 || index === page.length - 1);
      return isNumber ? "#" : plain.replaceAll(PAGE_NUMBER, "").trim();
    }),
  );
  const running = runningLines(rests);
  return cleaned.flatMap((page, number) =>
    page.map(({ text, plain }, index) => {
      const rest = rests[number]?.[index] ?? "";
      return { text, plain, page: number + 1, isRunning: rest === "" || running.has(rest) };
    }),
  );
}

/** Lower case without accents; each character stays one character. */
export function plainText(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text.charAt(at);
    const plain = sign.normalize("NFD").charAt(0).toLowerCase();
    return plain.length === 1 ? plain : sign;
  }).join("");
}

/** A line as shown for evidence. */
export const evidenceText = (text: string): string => text.replaceAll("\t", " ");

function cleanLine(line: string): string {
  return plainCharacters(line)
    .replaceAll(/°\s(?=[CF]\b)/gu, "°")
    .normalize("NFKC")
    .replaceAll(/\s+/gu, (blanks) => (blanks.includes("\t") ? "\t" : " "))
    .trim();
}

/**
 * Returns a line whose letters were drawn two to four times with each letter once: "SSeeccttiioonn 33". Digits are
 * reduced only if every word of the line was drawn this way. After a bold label, "II" can be II or a bold I: it becomes
 * unreadable.
 */
function onceDrawn(line: string): string {
  for (const times of REPEATS) {
    const words = line.split(/(\s+)/u);
    const once = words.map((word) => (word.trim() === "" ? word : onceWord(word, times)));
    if (!words.some((word, index) => isBold(word, once[index]))) continue;
    const isWhole = !once.includes(null);
    const hasValue = /[:\t]/.test(line) && !SECTION_WORD.test(once[0] ?? "");
    return words
      .map((word, index) => {
        const single = once[index];
        if (single === null || single === undefined || single === word || isBold(word, single)) return single ?? word;
        if (/\p{Ll}/u.test(single) || /^(?![IVXL]+$)\p{Lu}{2}\p{P}?$/u.test(single)) return single;
        if (!isWhole) return word;
        return hasValue && single.length < 3 && !/^(?:II|III)$/.test(single) ? UNREADABLE : single;
      })
      .join("");
  }
  return line;
}

/** Three letters or more, each repeated: no word of these languages is spelled this way. */
const isBold = (word: string, once: string | null | undefined): boolean =>
  once !== null && once !== undefined && once.length < word.length && (once.match(/\p{L}/gu)?.length ?? 0) >= 3;

/** A word with each character once; `null` if a character is not repeated. */
function onceWord(word: string, times: number): string | null {
  if (word.length % times !== 0) return null;
  let once = "";
  for (let at = 0; at < word.length; at += times) {
    const sign = word.charAt(at);
    if (word.slice(at, at + times) !== sign.repeat(times)) return null;
    once += sign;
  }
  return once;
}

/** True if two lines contain the halves of a CAS number with a valid check digit. */
function isCutCas(before: string, line: string): boolean {
  const head = /(?<![\d-])\d{2,7}-(?:\d{2}-)?$/.exec(before.slice(-20))?.[0];
  const tail = /^(?:\d{2}-)?\d(?![\d.-])/.exec(line)?.[0];
  return head !== undefined && tail !== undefined && parseCasNumber(head + tail).ok;
}

/** Joins a CAS number or combined H code that is broken at the end of a line. */
function joinedCodes(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isCut =
      before !== undefined &&
      before.length < 1000 &&
      (isCutCas(before, line) ||
        (/\bH\s?\d{3}[A-Za-z]{0,2}\s?\+$/.test(before) && /^H?\s?\d{3}/.test(line)) ||
        (/\bH\s?\d{3}[A-Za-z]{0,2}$/.test(before) && /^\+\s?H?\s?\d{3}/.test(line)));
    if (isCut) joined[joined.length - 1] = before + line;
    else joined.push(line);
  }
  return joined;
}

/**
 * @param pages - lines without page numbers; a line that was only a page number is "#"
 */
function runningLines(pages: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const edges = new Set([...page.slice(0, EDGE_LINES), ...page.slice(-EDGE_LINES)]);
    for (const line of edges) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= RUNNING_PAGES).map(([line]) => line));
}
