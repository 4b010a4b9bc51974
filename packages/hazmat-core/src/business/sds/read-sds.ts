import { parseCasNumber, type CasNumber } from "../../identity/cas-number.ts";
import { readRevisionDate } from "./read-dates.ts";
import { readFlashPoint } from "./read-flash-point.ts";
import { namesTransport, readTransport } from "./read-transport.ts";
import { distinct, labelledValues, NO_VALUE_PATTERN, sdsLabels, withDamagedLigatures } from "./sds-labels.ts";
import { evidenceText, plainText, sdsLines, type SdsLine } from "./sds-lines.ts";
import {
  SDS_LANGUAGES,
  type SdsCandidates,
  type SdsFinding,
  type SdsLanguage,
  type SdsReading,
  type SdsSection,
  type SdsUnread,
} from "./sds-reading.ts";
import { sdsSections, type SdsHeading } from "./sds-sections.ts";

/** Characters per page below which the text is only a stamp on a picture. */
const MIN_CHARACTERS_PER_PAGE = 200;
/** Minimum number of headings in one language for an SDS to count as written in it. */
const MIN_HEADINGS = 3;

/** Other labels in the line of a name, or in the header of a page. */
const OTHER_LABELS = String.raw`(?:product|article|item|catalog(?:ue)?|sds|msds|document|registration|reach[a-z ]{0,14}|ec|einecs|index|cas|reference|material|code|version)[ -]?(?:code|number|no\.?|nr\.?|n°|id)|cas|synonyms?|other means of identification|(?:product )?brand|(?:(?:chemical|molecular) )?formula|(?:chemical )?family|supplier|manufacturer|company|address|(?:emergency )?(?:tele)?phone(?: number)?|(?:recommended|identified) uses?(?: of the chemical)?|restrictions on use|version|page|pagina|seite|date(?: of [a-z]{3,12}| de (?:la )?[a-z]{3,14}| d'[a-z]{3,14})?|(?:revision|issue|print|supersedes?)(?: date)?|revised(?: on)?|issued(?: on)?|uberarbeitet(?: am)?|erstellt(?: am)?|ersetzt|revisione|revisao|form|product (?:form|type|use|category)|chemical name|nfpa|hmis|code (?:du )?produit|numero (?:cas|ce|de [a-z]{3,12})|n°(?: cas| ce| de [a-z]{3,12})?|synonymes?|fournisseur|utilisations?[a-z ]{0,24}|codigo(?: del? producto)?|sinonimos?|proveedor|usos?[a-z ]{0,24}|fecha(?: de [a-z]{3,14})?|artikel(?:nummer|-nr\.?)?|synonyme?|lieferant|verwendung[a-z ]{0,24}|(?:druck|ausgabe|uberarbeitungs)datum|codice(?: prodotto)?|sinonimi|fornitore|usi?[a-z ]{0,24}|data(?: d[aei]l?l?a? [a-z]{3,14})?|fornecedor|codigo do produto`;
const NAME_LABELS = sdsLabels(
  [
    [
      "name",
      "(?:commercial |ghs )?product (?:name|identifiers?)(?: used on the label)?|trade ?name|substance name|material name|product(?= ?:)|identity|nom (?:commercial|du produit|de la substance)(?: commercial)?|identificate?ur (?:de|du) produit|nombre (?:comercial|del producto|de la sustancia)|identificador del producto|handelsname|produktname|stoffname|produktidentifikator|nome (?:commerciale|(?:del )?prodotto)|denominazione(?: commerciale)?|identificatore del prodotto|nome (?:comercial|do produto|da substancia)|identifica(?:dor|cao) do produto",
    ],
    ["other", OTHER_LABELS],
  ],
  { other: /^\d/ },
);
const SIGNAL_LABELS = sdsLabels([
  [
    "signal",
    "signal words?|mention d'avertissement|palabra de (?:advertencia|senalizacion)|signalwort|avvertenza|palavra(?:-| de )(?:sinal|advertencia)",
  ],
]);
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
  pericolo: "danger",
  attenzione: "warning",
  perigo: "danger",
  atencao: "warning",
} as const;
const SIGNAL_WORD = new RegExp(
  `^(?:${Object.keys(SIGNAL_WORDS)
    .map((word) => `(?<${word}>${withDamagedLigatures(word)})`)
    .join("|")})(?![a-z])(?! ?(?:/|or|ou|oder)\\s)`,
);
const CAS = /(?<![\d-])[1-9]\d{1,6}-\d{2}-\d(?![\d-])/g;
const LETTERS = String.raw`(?:[a-z]{1,2}(?![a-z0-9]))?`;
const H_CODE = new RegExp(
  String.raw`(?<![a-z])(?:euh[\s-]?\d{3}|h\s?[234]\d{2})(?!\d|-\d)${LETTERS}(?:\s?\+\s?h?\s?[234]\d{2}(?!\d)${LETTERS})*`,
  "g",
);
/** "H225, 319, 336": the letter is omitted after the first code. */
const MORE_CODES = /^(?:\s?[,;/]\s?[234]\d{2}(?![\d.%])(?=\s?(?:$|[,;/\t])))+/;
/** A possible code with a lost character, or a list of statements without the letter. */
const CODE_LIKE =
  /(?<![a-z0-9])(?:euh|h)\s?[\dlioszb\uFFFD]{2,4}(?![a-z0-9])|h-?(?:satze|statements?|codes?|phrases?|frasi|frases)\b[^a-z]{0,4}\d{3}/g;
const CAS_LIKE = /(?<![\d-])[1-9]\d{1,6} ?- ?\d{2} ?- ?\d?(?![\d-])/g;
const DATE_LIKE = /^(?:19|20)\d{2}-(?:0\d|1[0-2])-\d$/;

/**
 * Extracts values from the text of a safety data sheet, without guessing. A value is found by its label or section and
 * comes with its line; if the text has two values, both are returned. Supports headings in English, French, Spanish,
 * German, Italian and Portuguese, in the 16 sections or an older order. UN number and class come only from the
 * transport section, or from labels of the first section if an older SDS has no transport section. H codes come from
 * the hazard section; CAS numbers with a valid check digit from identification and composition. Lines that were not
 * understood are listed. A person must confirm the values: the SDS remains the source.
 *
 * @param pages - lines of each page from top to bottom; columns of a line are separated by tabs
 * @returns the findings, or `no_text` if the pages have fewer than 200 characters on average, as scans do
 * @example
 * readSds([["stamp"]]); // { kind: "no_text" }
 */
export function readSds(pages: readonly (readonly string[])[]): SdsReading {
  const lines = sdsLines(pages);
  const signs = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (signs < MIN_CHARACTERS_PER_PAGE * Math.max(1, pages.length)) return { kind: "no_text" };
  const { lines: of, headings } = sdsSections(lines);
  const inTransport = of.transport.length > 0 ? of.transport : of.identification.filter(namesTransport);
  const { unread: inTransportUnread, ...transport } = readTransport(inTransport);
  const name = readName(of.identification);
  const cas = readCasNumbers([...of.identification, ...of.composition]);
  const codes = readHCodes(of.hazards);
  const signalWord = readSignalWord(of.hazards, codes.value.length > 0);
  const flashPoint = readFlashPoint([...of.physical, ...of.fire]);
  return {
    kind: "text",
    name: name.value,
    casNumbers: cas.value,
    ...transport,
    hCodes: codes.value,
    signalWord: signalWord.value,
    flashPoint: flashPoint.value,
    revisionDate: readRevisionDate(lines),
    language: readLanguage(headings),
    unread: [
      ...unreadLines("identification", name.unread),
      ...unreadLines("hazards", [...codes.unread, ...signalWord.unread]),
      ...unreadLines("composition", cas.unread),
      ...unreadLines("physical", flashPoint.unread),
      ...inTransportUnread,
    ],
  };
}

/** Each line once, as printed. */
function unreadLines(section: SdsSection, lines: readonly Omit<SdsUnread, "section">[]): readonly SdsUnread[] {
  const each = lines.map(({ page, line }) => ({ section, page, line: evidenceText(line) }));
  return [...new Map(each.map((one) => [`${one.page} ${one.line}`, one])).values()];
}

interface ReadPart<Value> {
  readonly value: readonly SdsFinding<Value>[];
  readonly unread: readonly Omit<SdsUnread, "section">[];
}

function readName(identification: readonly SdsLine[]): ReadPart<string> {
  const values = labelledValues(identification, NAME_LABELS, { name: /^(?!\d{1,2}\.)[^:\t]{3,}$/ });
  const names: SdsFinding<string>[] = [];
  const unread: Omit<SdsUnread, "section">[] = [];
  for (const { label, cells, page, line } of values) {
    if (label !== "name") continue;
    const value = cells.find((cell) => cell !== "") ?? "";
    if (isName(value)) names.push({ value, page, line });
    else if (value !== "" && !NO_VALUE_PATTERN.test(plainText(value))) unread.push({ page, line });
  }
  return { value: distinct(names, plainText), unread };
}

function isName(value: string): boolean {
  const plain = plainText(value);
  return (
    /^(?:[\p{Lu}\d(]|\p{Ll}{1,5}-\p{L})/u.test(value) &&
    /\p{L}{2}/u.test(value) &&
    !/[a-z)]\s?:|\uFFFD|@/u.test(plain) &&
    !/(?:19|20)\d{2}[-/.]\d|\d[-/.](?:19|20)\d{2}/.test(plain) &&
    !/^(?:page|pagina|seite|see|siehe|voir|section|version|revision)\b/.test(plain) &&
    !NO_VALUE_PATTERN.test(plain)
  );
}

function readCasNumbers(lines: readonly SdsLine[]): ReadPart<CasNumber> {
  const found: SdsFinding<CasNumber>[] = [];
  const unread: Omit<SdsUnread, "section">[] = [];
  for (const { text, page } of lines) {
    const line = evidenceText(text);
    const numbers = [...text.matchAll(CAS)].filter(([number]) => !DATE_LIKE.test(number));
    const valid = numbers.flatMap(([number]) => {
      const parsed = parseCasNumber(number);
      return parsed.ok ? [{ value: parsed.value, page, line }] : [];
    });
    found.push(...valid);
    const alike = [...text.matchAll(CAS_LIKE)].filter(([number]) => !DATE_LIKE.test(number));
    if (alike.length > valid.length) unread.push({ page, line });
  }
  return { value: distinct(found), unread };
}

function readHCodes(hazards: readonly SdsLine[]): ReadPart<string> {
  const found: SdsFinding<string>[] = [];
  const unread: Omit<SdsUnread, "section">[] = [];
  for (const { plain, text, page } of hazards) {
    const line = evidenceText(text);
    const matches = [...plain.matchAll(H_CODE)];
    let rest = plain;
    for (const { index, 0: match } of matches) {
      const code = text.slice(index, index + match.length).replaceAll(/[\s-]/g, "");
      found.push({ value: code.replace(/^(?:EU)?H/i, (prefix) => prefix.toUpperCase()), page, line });
      const more = MORE_CODES.exec(plain.slice(index + match.length))?.[0] ?? "";
      for (const [digits] of more.matchAll(/\d{3}/g)) found.push({ value: `H${digits}`, page, line });
      rest = rest.replace(match + more, "");
    }
    if (rest.search(CODE_LIKE) !== -1 || (matches.length > 0 && /^\s?(?:[,;/]\s?\d{3}(?!\d)\s?)+/.test(rest)))
      unread.push({ page, line });
  }
  return { value: distinct(found), unread };
}

/** Reads the signal word after its label, or alone in a line or column of a section that contains H codes. */
function readSignalWord(hazards: readonly SdsLine[], hasCodes: boolean): ReadPart<"danger" | "warning"> {
  const unread: Omit<SdsUnread, "section">[] = [];
  const labelled = labelledValues(hazards, SIGNAL_LABELS, { signal: SIGNAL_WORD }).flatMap(({ cells, page, line }) => {
    const words = cells.flatMap((cell) => signalIn(cell).map((value) => ({ value, page, line })));
    const isNone = cells.every(
      (cell) => cell === "" || /^(?:no|not|sans|sin|ohne|kein|senza|nessun|sem|nao)\b/.test(plainText(cell)),
    );
    if (words.length === 0 && !isNone && !cells.every((cell) => NO_VALUE_PATTERN.test(plainText(cell))))
      unread.push({ page, line });
    return words;
  });
  if (labelled.length > 0 || !hasCodes) return { value: distinct(labelled), unread };
  const alone = hazards.flatMap(({ text, page }) => {
    const [cell = ""] = text.split("\t");
    const isAlone = Object.keys(SIGNAL_WORDS).includes(plainText(cell)) && plainText(cell) !== "attention";
    return isAlone ? signalIn(cell).map((value) => ({ value, page, line: evidenceText(text) })) : [];
  });
  return { value: distinct(alone), unread: alone.length === 0 ? unread : [] };
}

function signalIn(cell: string): readonly ("danger" | "warning")[] {
  const groups = SIGNAL_WORD.exec(plainText(cell.trim()))?.groups ?? {};
  return Object.entries(SIGNAL_WORDS).flatMap(([word, value]) => (groups[word] === undefined ? [] : [value]));
}

/** The languages with at least three headings: an SDS in two languages has both. */
function readLanguage(headings: readonly SdsHeading[]): SdsCandidates<SdsLanguage> {
  return SDS_LANGUAGES.flatMap((value) => {
    const own = headings.filter(({ languages }) => languages.length === 1 && languages[0] === value);
    const [first] = own;
    if (first === undefined || own.length < MIN_HEADINGS) return [];
    return [{ value, page: first.line.page, line: evidenceText(first.line.text) }];
  });
}
