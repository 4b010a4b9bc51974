import { parseCasNumber, type CasNumber } from "../../identity/cas-number.ts";
import { readRevisionDate } from "./read-dates.ts";
import { readFlashPoint } from "./read-flash-point.ts";
import { readTransport } from "./read-transport.ts";
import { distinct, labelledValues, NO_VALUE, sdsLabel } from "./sds-labels.ts";
import { evidenceText, plainText, sdsLines, type SdsLine } from "./sds-lines.ts";
import {
  SDS_LANGUAGES,
  type SdsCandidates,
  type SdsFinding,
  type SdsLanguage,
  type SdsReading,
} from "./sds-reading.ts";
import { sdsSections, type SdsHeading } from "./sds-sections.ts";

/** Signs a page below which its text is a stamp on a picture. */
const LEAST_TEXT = 200;
/** Headings of one language from which a sheet is of it. */
const LEAST_HEADINGS = 3;

const NAME_LABEL = sdsLabel(
  "(?:commercial )?product name|(?:ghs )?product identifier(?: used on the label)?|trade name|substance name|material name|nom (?:commercial|du produit)(?: commercial)?|identificate?ur (?:de|du) produit|nombre (?:comercial|del producto)|identificador del producto|handelsname|produktname|produktidentifikator",
);
const SIGNAL_LABEL = sdsLabel("signal word|mention d'avertissement|palabra de advertencia|signalwort");
const SIGNAL_WORDS = {
  danger: "danger",
  peligro: "danger",
  gefahr: "danger",
  warning: "warning",
  attention: "warning",
  avertissement: "warning",
  atencion: "warning",
  advertencia: "warning",
  achtung: "warning",
} as const;
const SIGNAL_WORD = new RegExp(`^(${Object.keys(SIGNAL_WORDS).join("|")})(?![a-z])`);
const CAS = /(?<![\d-])[1-9]\d{1,6}-\d{2}-\d(?![\d-])/g;
const H_CODE = /\b(?:euh\s?\d{3}[a-z]?|h\s?[234]\d{2}(?:[a-z]{1,2}\b)?)(?:\s?\+\s?h?\s?[234]\d{2})*/g;

/**
 * Reads the text of a safety data sheet and guesses nothing: a value is found by the label or section that it stands
 * under, comes with its line, and where the text says two things both are given. Headings in English, French, Spanish
 * and German, in 16 sections or an older order; UN number and class from the section on transport alone, H codes from
 * that on hazards, CAS numbers from identification and composition with a check digit that fits.
 *
 * What it finds is an offer for a person to confirm. The sheet itself remains the source.
 *
 * @param pages - lines of each page from top to bottom; columns of a line are apart by a tab
 * @returns `no_text` for pages with fewer than 200 signs each on average, as scans have
 * @example
 * readSds([["stamp"]]); // { kind: "no_text" }
 */
export function readSds(pages: readonly (readonly string[])[]): SdsReading {
  const lines = sdsLines(pages);
  const signs = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (signs < LEAST_TEXT * Math.max(1, pages.length)) return { kind: "no_text" };
  const { lines: of, headings } = sdsSections(lines);
  return {
    kind: "text",
    name: readName(of.identification),
    casNumbers: readCasNumbers([...of.identification, ...of.composition]),
    ...readTransport(of.transport),
    hCodes: readHCodes(of.hazards),
    signalWord: readSignalWord(of.hazards),
    flashPoint: readFlashPoint(of.physical),
    revisionDate: readRevisionDate(lines),
    language: readLanguage(headings),
  };
}

function readName(identification: readonly SdsLine[]): SdsCandidates<string> {
  const values = labelledValues(identification, NAME_LABEL, /^(?!\d{1,2}\.)[^:]{3,}$/);
  const names = values.flatMap(({ cells: [first = ""], page, line }) => {
    const value = first.trim();
    const isName = /^[\p{Lu}\d(]/u.test(value) && !NO_VALUE.test(plainText(value)) && !isLabel(value);
    return isName ? [{ value, page, line }] : [];
  });
  return distinct(names, plainText);
}

const isLabel = (text: string): boolean => NAME_LABEL.exec(plainText(text))?.index === 0;

function readCasNumbers(lines: readonly SdsLine[]): readonly SdsFinding<CasNumber>[] {
  const found = lines.flatMap(({ text, page }) =>
    [...text.matchAll(CAS)].flatMap(([number]) => {
      const parsed = parseCasNumber(number);
      return parsed.ok ? [{ value: parsed.value, page, line: evidenceText(text) }] : [];
    }),
  );
  return distinct(found);
}

function readHCodes(hazards: readonly SdsLine[]): readonly SdsFinding<string>[] {
  const found = hazards.flatMap(({ plain, text, page }) =>
    [...plain.matchAll(H_CODE)].map((match) => {
      const code = text.slice(match.index, match.index + match[0].length).replaceAll(/\s/g, "");
      return { value: code.replace(/^(?:EU)?H/i, (prefix) => prefix.toUpperCase()), page, line: evidenceText(text) };
    }),
  );
  return distinct(found);
}

function readSignalWord(hazards: readonly SdsLine[]): SdsCandidates<"danger" | "warning"> {
  const found = labelledValues(hazards, SIGNAL_LABEL, SIGNAL_WORD).flatMap(({ cells, page, line }) =>
    cells.flatMap((cell) => {
      const word = SIGNAL_WORD.exec(plainText(cell.trim()))?.[1];
      return word === undefined ? [] : [{ value: SIGNAL_WORDS[word as keyof typeof SIGNAL_WORDS], page, line }];
    }),
  );
  return distinct(found);
}

/** The languages of three headings or more: a sheet in two languages is of both. */
function readLanguage(headings: readonly SdsHeading[]): SdsCandidates<SdsLanguage> {
  return SDS_LANGUAGES.flatMap((value) => {
    const own = headings.filter(({ languages }) => languages.length === 1 && languages[0] === value);
    const [first] = own;
    if (first === undefined || own.length < LEAST_HEADINGS) return [];
    return [{ value, page: first.line.page, line: evidenceText(first.line.text) }];
  });
}
