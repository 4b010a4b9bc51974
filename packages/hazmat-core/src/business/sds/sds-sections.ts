import type { SdsLanguage } from "./sds-reading.ts";
import type { SdsLine } from "./sds-lines.ts";
import { withDamagedLigatures } from "./sds-labels.ts";

/** The sections from which values are read; `other` is every other one. */
export type SdsSubject = "identification" | "hazards" | "composition" | "fire" | "physical" | "transport" | "other";

/** A heading of a section, with the languages of its words. */
export interface SdsHeading {
  readonly line: SdsLine;
  readonly languages: readonly SdsLanguage[];
}

export interface SdsSections {
  readonly lines: Readonly<Record<SdsSubject, readonly SdsLine[]>>;
  readonly headings: readonly SdsHeading[];
}

const damaged = (words: string): RegExp => new RegExp(withDamagedLigatures(words), "u");

/** Titles by words, tested in this order: SDS older than 2012 have other numbers, so words take precedence. */
const SUBJECTS: readonly (readonly [SdsSubject, RegExp])[] = [
  ["transport", damaged("transport|trasport|vervoer|shipping (?:information|data)")],
  ["composition", damaged("compos|ingredien|components?$|zusammensetzung|samenstelling|constituents")],
  ["fire", damaged("fire|incend|brandbekampf|brandbestrijd|explosion (?:hazard|data)")],
  [
    "physical",
    damaged(
      "physical.{0,5}chem|chemical.{0,5}physical|physical (?:data|propert|charact)|physico|fisico.quimic|(?:proprietes|caracteristiques|donnees) phys|propiedades fis|proprieta fis|propriedades fis|physikal|fysische",
    ),
  ],
  [
    "hazards",
    damaged(
      "hazards?(?:\\(s\\))? iden|^hazards? (?:summary|overview|information)|^iden.{0,12} of hazard|^dangers$|(?<![a-z])iden.{0,14} des dangers|peligros?|mogliche(?:n)? gefahren|^gefahren|pericol|perigo|gevaren",
    ),
  ],
  [
    "identification",
    damaged("(?<![a-z])iden|bezeichnung|company|societe|empresa|societa|product (?:and|name|information)|manufacturer"),
  ],
  [
    "other",
    damaged(
      "first.?aid|accidental|spill|leak|handling|exposure|stability|reactivity|health|toxic|tossic|ecolog|dispos|regulat|other info|precautions|preventi|control measures|special protection|preparation|premiers|deversement|rejet|manipul|exposi|esposizion|stabilit|eliminat|eliminac|reglement|autres|primeros|primeiros|vertido|controles|controllo|estabilidad|reglament|regolament|regulament|otra|outras|altre|erste|freisetzung|handhabung|begrenzung|toxik|umwelt|entsorgung|rechtsvor|sonstige|primo soccorso|rilascio|smaltimento|manuseamento|manuseio|derram|fugas acidentais|dangers|gefahren",
    ),
  ],
];

/** The order of the 16 sections in force since 2012 (GHS, Annex 4). */
const BY_NUMBER: Readonly<Record<number, SdsSubject>> = {
  1: "identification",
  2: "hazards",
  3: "composition",
  5: "fire",
  9: "physical",
  14: "transport",
};

const LANGUAGE_WORDS: Readonly<Record<SdsLanguage, RegExp>> = {
  en: damaged(
    "hazards?(?:\\(s\\))? iden|first.?aid|fire.?fighting|accidental release|handling and|exposure controls|chemical propert|information on ing|stability and|transport(?:ation)? information|regulatory|other information|disposal|health hazard|fire (?:and|or) explosion|reactivity data",
  ),
  fr: damaged(
    "(?<![a-z])iden.{0,14} des dangers|premiers|lutte|deversement|manipulation et|proprietes|informations (?:sur|relatives)|stabilite et|transport$|relatives|reglementaires?$|renseignements|elimination$|autres",
  ),
  es: damaged(
    "peligro|primeros|lucha|vertido|manipulacion|propiedades|informacion|estabilidad y|reglamentaria|eliminacion",
  ),
  de: damaged(
    "mogliche gefahren|erste.hilfe|brandbekampf|freisetzung|handhabung|eigenschaften|angaben|stabilitat|rechtsvor|entsorgung|begrenzung",
  ),
  it: damaged(
    "pericol|soccorso|antincendio|rilascio|manipolazione|proprieta fis|informazioni|stabilita e|regolamentazione|smaltimento|controllo dell|composizione",
  ),
  pt: damaged(
    "perigo|primeiros|combate|derram|fugas acidentais|manuse|propriedades|informac(?:ao|oes)|estabilidade e|regulamenta|eliminacao|composicao|controlo? d[aeo]",
  ),
};
/** Words for a section that only one of the languages has. */
const LANGUAGE_OF_WORD: Readonly<Record<string, SdsLanguage>> = {
  rubrique: "fr",
  seccion: "es",
  abschnitt: "de",
  sezione: "it",
  seccao: "pt",
  secao: "pt",
};

const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
  x: 10,
};
const ARABIC = "1[0-6]|[1-9]";
const ROMANS = "iii|ii|iv|ix|i|viii|vii|vi|v|x";
/** The word for a section with its number. Its letters can be separated by blanks. */
const SECTION = new RegExp(
  String.raw`^(?<word>s ?e ?c ?t ?i ?o ?n|rubrique|seccion|abschnitt|sezione|seccao|secao|partie|part|rubriek|avsnitt)\s*(?:n[o°]\.?\s*)?(?<number>${ARABIC}|${ROMANS})(?![\da-z])(?!\.\d)\s*(?<sign>[.:)-]*)\s*(?<title>.*)$`,
);
const NUMBERED = new RegExp(
  String.raw`^(?:(?<number>${ARABIC})\s*[.:)-]*|(?<roman>${ROMANS})\s*[.:)-]+)\s*(?![\d.])(?<title>[^\d\s].{3,})$`,
);
/** A title without a number counts only if it is the whole line. */
const BARE_TITLE = new RegExp(
  `^(?:${withDamagedLigatures(
    [
      "(?:product )?identification|hazards?(?:\\(s\\))? identification|composition ?/ ?information on ingredients|hazardous ingredients|first.?aid measures|fire.?fighting measures|accidental release measures|handling and storage|exposure controls ?/ ?personal protection|physical (?:and|/) chemical (?:properties|characteristics)|physical data|fire and explosion (?:hazard )?data|health hazard data|reactivity data|stability and reactivity|toxicological information|ecological information|disposal considerations|transport(?:ation)? information|regulatory information|other information",
      "identification des dangers|premiers (?:secours|soins)|proprietes physiques et chimiques|informations relatives au transport|manipulation et stockage|stabilite et reactivite",
      "identificacion de (?:los )?peligros|primeros auxilios|propiedades fisicas y quimicas|informacion relativa al transporte|manipulacion y almacenamiento|estabilidad y reactividad",
      "mogliche gefahren|erste-hilfe-ma(?:ß|ss)nahmen|physikalische und chemische eigenschaften|angaben zum transport|handhabung und lagerung|stabilitat und reaktivitat",
      "identificazione dei pericoli|misure di primo soccorso|proprieta fisiche e chimiche|informazioni sul trasporto|manipolazione e immagazzinamento|stabilita e reattivita",
      "identificacao (?:dos|de) perigos|primeiros socorros|propriedades fisicas e quimicas|informacoes (?:relativas ao|sobre o?) ?transporte|manuse(?:amento|io) e armazenagem|estabilidade e reatividade",
    ].join("|"),
  )})$`,
  "u",
);
/** How a sentence continues after the name of a section. */
const SENTENCE_CONTINUES =
  /^(?:for|of|and|or|on|in|to|above|below|pour|et|du|des?|para|y|del?|fur|und|oder|per|e|d[aeo]s?)\s/;
/** Characters; a longer line is a sentence. */
const MAX_TITLE_LENGTH = 110;

interface Candidate {
  readonly index: number;
  readonly line: SdsLine;
  readonly number: number | null;
  readonly title: string;
  readonly word: string;
  /** Subject by words; `null`: unknown, the number decides. */
  readonly subject: SdsSubject | null;
}

/** Sorts the lines under their headings. Lines before the first heading belong to no section. */
export function sdsSections(all: readonly SdsLine[]): SdsSections {
  const lines = all.filter(({ isRunning }) => !isRunning).flatMap(headingApart);
  const candidates = lines.flatMap((line, index) => candidateOf(line, index, lines));
  const isInOrder = hasNewOrder(candidates);
  const sorted: Record<SdsSubject, SdsLine[]> = {
    identification: [],
    hazards: [],
    composition: [],
    fire: [],
    physical: [],
    transport: [],
    other: [],
  };
  const headings: SdsHeading[] = [];
  let [subject, last, from]: [SdsSubject, number, number] = ["other", 0, 0];
  for (const candidate of candidates) {
    const { index, line, number } = candidate;
    // A number without a known title must be higher than the one before: a sentence can also name a section.
    if (candidate.subject === null && (number === null || (number < last && number !== 1))) continue;
    for (const one of lines.slice(from, index)) sorted[subject].push(one);
    from = index + 1;
    // The first section is the identification in every order.
    subject = candidate.subject ?? (isInOrder || number === 1 ? BY_NUMBER[number ?? 0] : undefined) ?? "other";
    last = number ?? last;
    headings.push({ line, languages: languagesOf(candidate) });
  }
  for (const one of lines.slice(from)) sorted[subject].push(one);
  return { lines: sorted, headings };
}

/** Splits "SECTION 14: Transport information 14.1 UN number" into two lines. */
function headingApart(line: SdsLine): readonly SdsLine[] {
  const number = SECTION.exec(line.plain.slice(0, MAX_TITLE_LENGTH))?.groups?.["number"];
  if (number === undefined) return [line];
  const at = line.plain.search(new RegExp(`\\s${number}\\.1\\b`));
  if (at === -1 || at > MAX_TITLE_LENGTH) return [line];
  const cut = (from: number, to?: number): SdsLine => ({
    ...line,
    text: line.text.slice(from, to),
    plain: line.plain.slice(from, to),
  });
  return [cut(0, at), cut(at + 1)];
}

function candidateOf(line: SdsLine, index: number, lines: readonly SdsLine[]): readonly Candidate[] {
  const plain = line.plain.replaceAll("\t", " ");
  if (plain.length > MAX_TITLE_LENGTH) return [];
  const found = { index, line, title: plain, word: "" };
  const section = SECTION.exec(plain)?.groups;
  const isSentence = plain.endsWith(".");
  if (section !== undefined) {
    const { word = "", sign = "", title = "" } = section;
    const number = numberOf(section["number"]);
    if (title === "")
      return isSentence && !line.text.startsWith("S")
        ? []
        : [bareHeading(lines[index + 1], { ...found, number, word })];
    const subject = isSentence ? null : subjectOf(title);
    const first = line.text.charAt(plain.length - title.length);
    const isTitle =
      !isSentence &&
      (sign !== "" || (!SENTENCE_CONTINUES.test(title) && (subject !== null || /[^\p{Ll}]/u.test(first))));
    return isTitle ? [{ ...found, number, title, word, subject }] : [];
  }
  if (isSentence) return [];
  const { number, roman, title } = NUMBERED.exec(plain)?.groups ?? {};
  if (title !== undefined) {
    const subject = subjectOf(title);
    if (subject !== null) return [{ ...found, number: numberOf(number ?? roman), title, subject }];
  }
  return BARE_TITLE.test(plain) ? [{ ...found, number: null, subject: subjectOf(plain) }] : [];
}

/** `SECTION 14` alone on its line: its title is in the next line, or the number decides. */
function bareHeading(next: SdsLine | undefined, found: Omit<Candidate, "subject">): Candidate {
  const title = next !== undefined && next.plain.length <= MAX_TITLE_LENGTH ? next.plain : "";
  const subject = subjectOf(title);
  return { ...found, title: subject === null ? "" : title, subject };
}

const numberOf = (text = ""): number | null => ROMAN[text] ?? (/^\d+$/.test(text) ? Number(text) : null);

function subjectOf(title: string): SdsSubject | null {
  return SUBJECTS.find(([, words]) => words.test(title))?.[0] ?? null;
}

/**
 * True if numbers can decide: no title contradicts the new order, and more than ten sections or two titles match it.
 */
function hasNewOrder(candidates: readonly Candidate[]): boolean {
  const named = candidates.filter(({ number, subject }) => number !== null && subject !== null);
  const agrees = ({ number, subject }: Candidate): boolean => BY_NUMBER[number ?? 0] === subject;
  const contradicts = (one: Candidate): boolean =>
    !agrees(one) && one.subject !== "other" && (BY_NUMBER[one.number ?? 0] !== undefined || one.subject !== "fire");
  const isLong = candidates.some(({ number }) => (number ?? 0) > 10);
  return !named.some(contradicts) && (isLong || named.filter(agrees).length >= 2);
}

function languagesOf({ title, word }: Candidate): readonly SdsLanguage[] {
  const byWords = Object.entries(LANGUAGE_WORDS)
    .filter(([, words]) => words.test(title.trim()))
    .map(([language]) => language as SdsLanguage); // the keys of the table
  const byWord = LANGUAGE_OF_WORD[word];
  return byWord === undefined || byWords.length === 1 ? byWords : [byWord];
}
