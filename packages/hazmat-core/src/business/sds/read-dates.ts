import { isCalendarDay } from "../forms/calendar-day.ts";
import { evidenceText, plainText, type SdsLine } from "./sds-lines.ts";
import { distinct } from "./sds-labels.ts";
import type { SdsCandidates, SdsFinding } from "./sds-reading.ts";

const REVISION =
  "(?:date (?:of )?(?:last |latest )?revision|revision date|last revis(?:ed|ion)(?: date)?|revised(?: on| date)?|revision(?: on)?|date de (?:la )?(?:derniere )?revision|date de mise a jour|mise a jour|revisee? le|fecha de (?:la )?(?:ultima )?(?:revision|actualizacion)|revisado(?: el)?|uberarbeitet(?: am)?|uberarbeitungsdatum|date updated|last updated|updated(?: on)?|data (?:di|della|ultima|dell'ultima) (?:ultima )?revisione|data revisione|revisione(?: del)?|data d[ae] (?:ultima )?revisao|revisao(?: em)?|stand)";
const ISSUE =
  "(?:date of issue|issue date|issued(?: on)?|date of preparation|preparation date|date prepared|prepared(?: on)?|effective date|version date|date d'emission|date de (?:creation|preparation|publication|redaction)|fecha de (?:emision|elaboracion|preparacion)|ausgabedatum|erstellt am|data di (?:emissione|compilazione|redazione)|data d[ae] (?:emissao|elaboracao|publicacao))";
/** Dates of other events than this version; they end the range of an earlier label. */
const OTHERS =
  "(?:print(?:ed)?(?: date| on)?|date of print(?:ing)?|supersedes?[a-z ]*|replaces?[a-z ]*|date of (?:previous|first|original)[a-z ]*|(?:previous|first|original|initial)[a-z ]*(?:date|issue|version|revision)|date d'impression|imprimee? le|remplace[a-z ]*|annule[a-z ]*|fecha de impresion|reemplaza[a-z ]*|sustituye[a-z ]*|druckdatum|ersetzt[a-z ]*|stampat[oa](?: il)?|data di stampa|sostituisce[a-z ]*|data d[ae] impressao|impresso em|substitui[a-z ]*|data di prima[a-z ]*|expir[a-z]*(?: date)?|date)";

const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene|gen)/,
  /^fe?[bv]/,
  /^(?:mar|maerz)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aou|ago)/,
  /^se[pt]/,
  /^(?:oct|okt|ott|out)/,
  /^nov/,
  /^(?:dec|dic|dez)/,
];

const DATE_FORMS = [
  String.raw`(?<iso>(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2})`,
  String.raw`(?<numeric>\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2})`,
  String.raw`(?<dayFirst>\d{1,2}(?:st|nd|rd|th|er|\.)?[\s-]+(?:de\s+)?[a-z]{3,10}\.?[\s,-]+(?:de[l]?\s+)?(?:19|20)\d{2})`,
  String.raw`(?<monthFirst>[a-z]{3,10}\.?[\s-]+\d{1,2}(?:st|nd|rd|th)?[\s,-]+(?:19|20)\d{2})`,
].join("|");
const TOKEN = new RegExp(
  `(?<revision>${REVISION})|(?<issue>${ISSUE})|(?<others>\\b${OTHERS})|(?<![\\d.])(?:${DATE_FORMS})(?!\\d)`,
  "gu",
);

interface LabelledDate {
  readonly label: "revision" | "issue";
  readonly finding: SdsFinding<string>;
}

/**
 * Reads the revision date, or the issue date if no line names a revision. An ambiguous date such as 04/05/2021 gives
 * both dates.
 */
export function readRevisionDate(lines: readonly SdsLine[]): SdsCandidates<string> {
  const found = lines.flatMap((line, index) => datesOf(line, lines[index - 1]));
  const revisions = found.filter(({ label }) => label === "revision");
  return distinct((revisions.length > 0 ? revisions : found).map(({ finding }) => finding));
}

/**
 * The dates of a line, each with the label before it; the label of a date at the start of a line can be at the end of
 * the line above.
 */
function datesOf(line: SdsLine, above: SdsLine | undefined): readonly LabelledDate[] {
  const carried = above === undefined ? null : labelAtEnd(above.plain);
  let label = carried;
  const found: LabelledDate[] = [];
  for (const match of line.plain.matchAll(TOKEN)) {
    const groups = match.groups ?? {};
    const days = daysOf(groups);
    if (days === null) label = labelOf(groups);
    else if (label !== null) {
      const isBelow = label === carried && found.length === 0 && above !== undefined;
      if (isBelow && match.index > 0) return [];
      const text = isBelow ? `${above.text} ${line.text}` : line.text;
      for (const value of days) found.push({ label, finding: { value, page: line.page, line: evidenceText(text) } });
      // One date per label: a second date belongs to something else.
      label = null;
    }
  }
  return found;
}

type Groups = Readonly<Record<string, string | undefined>>;

function labelOf({ revision, issue }: Groups): "revision" | "issue" | null {
  if (revision !== undefined) return "revision";
  return issue === undefined ? null : "issue";
}

/** The label at the end of a line, with or without a colon. */
function labelAtEnd(plain: string): "revision" | "issue" | null {
  const last = [...plain.matchAll(TOKEN)].at(-1);
  if (last === undefined || daysOf(last.groups ?? {}) !== null) return null;
  return /^[\s:.]*$/.test(plain.slice(last.index + last[0].length)) ? labelOf(last.groups ?? {}) : null;
}

/** The possible dates of a match; `null` if it is not a date. */
function daysOf({ iso, numeric, dayFirst, monthFirst }: Groups): readonly string[] | null {
  if (iso !== undefined) {
    const [year = "", month = "", day = ""] = iso.split(/[-/.]/);
    return valid([[year, month, day]]);
  }
  if (numeric !== undefined) {
    const [first = "", second = "", year = ""] = numeric.split(/[-/.]/);
    // In dates with dots the day always comes first.
    if (numeric.includes(".")) return valid([[year, second, first]]);
    return valid([
      [year, first, second],
      [year, second, first],
    ]);
  }
  const named = dayFirst ?? monthFirst;
  if (named === undefined) return null;
  const numbers = named.match(/\d+/g) ?? [];
  const word = (named.match(/[a-z]{3,}/g) ?? []).at(0) ?? "";
  const month = MONTHS.findIndex((form) => form.test(word)) + 1;
  return valid([[numbers[1] ?? "", String(month), numbers[0] ?? ""]]);
}

/** The existing calendar dates, without duplicates. */
function valid(days: readonly (readonly [year: string, month: string, day: string])[]): readonly string[] {
  const real = days.map(([year, month, day]) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  return [...new Set(real.filter(isCalendarDay))];
}

const WHOLE_DATE = new RegExp(`^(?:${DATE_FORMS})$`, "u");

/**
 * The possible dates of a text that is only a date: two if day and month can be exchanged, none if the date does not
 * exist.
 *
 * @example
 * daysIn("31 March 2027"); // ["2027-03-31"]
 * daysIn("04/05/2027"); // ["2027-04-05", "2027-05-04"]
 */
export function daysIn(text: string): readonly string[] {
  return daysOf(WHOLE_DATE.exec(plainText(text).trim())?.groups ?? {}) ?? [];
}
