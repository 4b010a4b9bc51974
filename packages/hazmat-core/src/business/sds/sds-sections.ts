import type { SdsLanguage } from "./sds-reading.ts";
import type { SdsLine } from "./sds-lines.ts";

/** The sections of the 16 that something is read from; `other` is every other one. */
export type SdsSubject = "identification" | "hazards" | "composition" | "physical" | "transport" | "other";

/** A heading of a section, with the languages that its words are of. */
export interface SdsHeading {
  readonly line: SdsLine;
  readonly languages: readonly SdsLanguage[];
}

export interface SdsSections {
  readonly lines: Readonly<Record<SdsSubject, readonly SdsLine[]>>;
  readonly headings: readonly SdsHeading[];
}

/** What a title is of, asked in this order: sheets older than 2012 have other numbers, so that words decide. */
const SUBJECTS: readonly (readonly [SdsSubject, RegExp])[] = [
  ["transport", /transport/],
  ["composition", /compos|ingredient|zusammensetzung/],
  ["other", /fire|incend|brandbekampf/],
  [
    "physical",
    /physical.{0,5}chem|physical (?:data|propert)|physico|(?:proprietes|caracteristiques) phys|propiedades fis|physikal/,
  ],
  [
    "hazards",
    /hazards?(?:\(s\))? identif|^hazards? (?:summary|overview)|dangers|peligros?|mogliche(?:n)? gefahren|gefahren/,
  ],
  ["identification", /identif|bezeichnung|company|societe|empresa/],
  [
    "other",
    /first.?aid|accidental|handling|exposure|stability|toxic|ecolog|dispos|regulat|other info|premiers|deversement|rejet|manipulation|exposition|stabilit|elimination|reglement|autres|primeros|vertido|manipulacion|controles|estabilidad|eliminacion|reglament|otra|erste|freisetzung|handhabung|begrenzung|toxik|umwelt|entsorgung|rechtsvor|sonstige/,
  ],
];

const BY_NUMBER: Readonly<Record<number, SdsSubject>> = {
  1: "identification",
  2: "hazards",
  3: "composition",
  9: "physical",
  14: "transport",
};

const LANGUAGE_WORDS: Readonly<Record<SdsLanguage, RegExp>> = {
  en: /hazards?(?:\(s\))? identif|first.?aid|fire.?fighting|accidental release|handling and|exposure controls|chemical propert|information on ing|stability and|transport(?:ation)? information|regulatory|other information|disposal/,
  fr: /dangers|premiers|lutte|deversement|manipulation et|proprietes|informations sur|stabilite et|transport$|relatives|reglementaires?$|renseignements|elimination$|autres/,
  es: /peligro|primeros|incendios|vertido|manipulacion|propiedades|informacion|estabilidad|reglamentaria|eliminacion/,
  de: /gefahren|erste|brandbekampf|freisetzung|handhabung|eigenschaften|angaben|stabilitat|rechtsvor|entsorgung/,
};

const NUMBERED =
  /^(?:section|rubrique|seccion|abschnitt|partie|part)?\s*(?:1[0-6]|[1-9])\s*(?:[.:)-]+\s*)?(?![\d.])([a-z].{3,})$/;
const NUMBER_ALONE = /^(?:section|rubrique|seccion|abschnitt|partie|part)\s*(1[0-6]|[1-9])\s*[.:)-]*$/;
/** A title without a number counts only where it is the whole line. */
const BARE_TITLE =
  /^(?:(?:product )?identification|hazards?(?:\(s\))? identification|composition ?\/ ?information on ingredients|first.?aid measures|fire.?fighting measures|accidental release measures|handling and storage|exposure controls ?\/ ?personal protection|physical and chemical properties|stability and reactivity|toxicological information|ecological information|disposal considerations|transport(?:ation)? information|regulatory information|other information)$/;
/** Signs; a longer line is a sentence. */
const LONGEST_TITLE = 110;

/** Sorts the lines below the headings they stand under. What stands before the first heading is of no section. */
export function sdsSections(lines: readonly SdsLine[]): SdsSections {
  const sorted: Record<SdsSubject, SdsLine[]> = {
    identification: [],
    hazards: [],
    composition: [],
    physical: [],
    transport: [],
    other: [],
  };
  const headings: SdsHeading[] = [];
  let subject: SdsSubject = "other";
  for (const [index, line] of lines.entries()) {
    if (line.isRunning) continue;
    const title = titleOf(line.plain);
    const named = title === null ? null : subjectOf(title);
    const found = named ?? numberedSubject(line.plain, lines[index + 1]);
    if (found === null) sorted[subject].push(line);
    else {
      subject = found;
      headings.push({ line, languages: languagesOf(title ?? "") });
    }
  }
  return { lines: sorted, headings };
}

/** The words of a heading; `null` for a line that is none. */
function titleOf(plain: string): string | null {
  const line = plain.replaceAll("\t", " ");
  if (line.length > LONGEST_TITLE || line.endsWith(".")) return null;
  return NUMBERED.exec(line)?.[1] ?? BARE_TITLE.exec(line)?.[0] ?? null;
}

function subjectOf(title: string): SdsSubject | null {
  return SUBJECTS.find(([, words]) => words.test(title))?.[0] ?? null;
}

/** `SECTION 14` alone on its line: its title stands in the next one, or the number decides. */
function numberedSubject(plain: string, next: SdsLine | undefined): SdsSubject | null {
  const number = NUMBER_ALONE.exec(plain.replaceAll("\t", " "))?.[1];
  if (number === undefined) return null;
  const title = next !== undefined && next.plain.length <= LONGEST_TITLE ? subjectOf(next.plain) : null;
  return title ?? BY_NUMBER[Number(number)] ?? "other";
}

function languagesOf(title: string): readonly SdsLanguage[] {
  return Object.entries(LANGUAGE_WORDS)
    .filter(([, words]) => words.test(title.trim()))
    .map(([language]) => language as SdsLanguage); // the keys of the table
}
