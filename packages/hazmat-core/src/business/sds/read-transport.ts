import { parseUnNumber, type UnNumber } from "../../identity/un-number.ts";
import type { PackingGroup } from "../../record/packing-group.ts";
import {
  cellsOf,
  distinct,
  NO_VALUE_PATTERN,
  sdsLabels,
  segmentsOf,
  type SdsLabel,
  type SdsSegment,
} from "./sds-labels.ts";
import { evidenceText, plainText, type SdsLine } from "./sds-lines.ts";
import type { SdsCandidates, SdsClass, SdsFinding, SdsUnread } from "./sds-reading.ts";

const DIVISION = String.raw`[1-6]\.[1-6]|[1-9]`;
const SUBSIDIARY = String.raw`(?:\s?\(\s?(?:(?:subsidiary|sub)(?: risk)?:?\s?)?((?:${DIVISION})(?:\s?[,+]\s?(?:${DIVISION}))*)\s?\))?`;
const ONE_MODE =
  "(?:us )?dot|tdg|imdg|imo|iata|icao|adr|rid|adnr?|antt|49 ?cfr|(?:land|road|rail|sea|maritime|marine|air|inland waterway)s? (?:transport(?:ation)?|freight)|transport (?:routier|terrestre|maritime|aerien|ferroviaire)|transporte (?:terrestre|maritimo|aereo|rodoviario|por carretera)|trasporto (?:stradale|terrestre|marittimo|aereo)|landtransport|seeschiffstransport|lufttransport|binnenschiffstransport";
const MODE = String.raw`(?:${ONE_MODE})(?:[ -](?:dgr|code|us))?`;
/** "DOT hazard class", "ADR/RID class". */
const OF_MODE = String.raw`(?:(?:dot|tdg|imdg|iata|icao|adr|rid|adn)(?:/(?:rid|adn|icao|iata))*[ -])?`;

const TRANSPORT = sdsLabels(
  [
    [
      "shipping",
      String.raw`${OF_MODE}(?:un |onu )?(?:proper )?shipping name|designation officielle(?: de)?(?: transport| pour le transport)?(?: de l'onu)?|nom d'expedition(?: correct)?(?: des nations unies)?|appellation reglementaire(?: de l'onu)?|designacion oficial de(?:l)? transporte(?: de (?:las naciones unidas|la onu))?|ordnungsgema[sß]{1,2}e un-versandbezeichnung|(?:un-)?versandbezeichnung|(?:nome|designazione ufficiale)(?: appropriato)?(?: onu)? (?:di spedizione|di trasporto)(?: dell'onu| onu)?|(?:nome (?:apropriado|adequado) (?:para|de) embarque|designacao oficial de transporte)(?: da onu)?`,
    ],
    [
      "other",
      "marine pollutant|environment(?:ally|al)? hazard(?:s|ous)?(?! substance)|ems(?:[ -]?(?:no\\.?|number|code|nummer))?|tunnel(?:beschrankungs)?[ -]?(?:restriction )?code|(?:danger |hazard |transport )?labels?|limited quantit(?:y|ies)(?: \\(lq\\))?|excepted quantit(?:y|ies)|special (?:precautions|provisions)[a-z ]{0,30}|classification code|erg(?: code| guide)?(?: number)?|reportable quantity|poison inhalation hazard|transport category|stowage[a-z ]{0,12}|segregation[a-z ]{0,12}|kemler[a-z ]{0,8}|hazard (?:identification )?(?:number|no\\.?)|packing instructions?|transport in bulk[a-z ]{0,20}|maritime transport in bulk[a-z ]{0,40}|transport document description|description document de transport|further information|additional information|remarks?|notes?|danger(?:s)? pour l'environnement|polluant marin|etiquettes?(?: de danger)?|code (?:de (?:classification|restriction)[a-z ]{0,14}|tunnel)|precautions particulieres[a-z ]{0,30}|quantites? limitee?s?|transport en vrac[a-z ]{0,20}|peligros para el medio ambiente|contaminante marino|etiquetas?(?: de peligro)?|codigo de [a-z ]{3,24}|precauciones (?:particulares|especiales)[a-z ]{0,30}|cantidades? limitadas?|umweltgefahr(?:en)?|meeresschadstoff|gefahrzettel|klassifizierungscode|besondere vorsichts[a-z ]{3,40}|begrenzte mengen?|beforderungskategorie|gefahrnummer[a-z ]{0,12}|bemerkungen?|pericoli per l'ambiente|inquinante marino|etichett[ae](?: di pericolo)?|codice di [a-z ]{3,24}|precauzioni speciali[a-z ]{0,30}|quantita limitat[ae]|perigos? para o (?:meio )?ambiente|poluente marinho|precaucoes especiais[a-z ]{0,30}|quantidades? limitadas?|numero de risco|storage class",
    ],
    [
      "subsidiary",
      "subsidiary (?:hazards?|risks?|class(?:es)?)(?: class)?|(?:danger|risque|classe) subsidiaire|(?:peligro|riesgo|clase) (?:secundario|subsidiario|subsidiaria)|nebengefahr(?:en)?|(?:rischio|pericolo) (?:secondario|sussidiario)|(?:risco|perigo|classe) (?:subsidiario|secundario|de risco subsidiario)",
    ],
    [
      "class",
      String.raw`transport(?:ation)? hazard class(?:\(es\)|es)?|classes?(?:\(s\))? (?:de danger|relatives?)(?: (?:relatives? au|pour le) transport)?|clase(?:s|\(s\))? de peligro(?: (?:para|en) el transporte)?|class[ei](?:s|\(s\))? d[ei] (?:pericolo|perigo|risco)(?: (?:connesso al|para efeitos de|para o|per il|de) (?:trasporto|transporte))?|transportgefahrenklassen?|gefahrenklasse|${OF_MODE}(?:transport(?:ation)? )?(?:primary )?(?:hazard |danger )?class(?:\(es\)|es)?(?: or division)?(?! d[ei] )|class[ei](?:\(s\))?(?! d[ei] )|clases?(?:\(s\))?(?! de )|klasse`,
    ],
    [
      "group",
      String.raw`${OF_MODE}(?:pack(?:ing|aging)?[ -]?gro?u?p|p\.?g\.?)|groupe d[e']\s?emballage|grupo de (?:embalaje|envasado|embalagem)|verpackungsgruppe|gruppo (?:d'|di )imballaggio`,
    ],
    [
      "un",
      String.raw`un(?: ?/ ?(?:id|na))?[ -]{0,2}(?:no\.?|n[°º]|nr\.?|number|nummer|num\.?)(?: (?:or|oder) id[ -](?:number|nummer))?(?: ?/ ?id no\.?)?|(?:numero|numeri|n[°or]\.?|num\.) (?:d'identification )?(?:onu|un)(?: (?:ou numero d'identification|o numero(?: de)? id|o numero id|ou numero de id))?|identification n(?:umber|o\.?)|(?:id|pin) (?:no\.?|number)|product identification number|onu|un(?= ?: ?\d{4}|\t\d{4})`,
    ],
    ["mode", String.raw`${MODE}(?:(?:, ?| ?/ ?| ?& ?| and | et | und | y | e )${MODE}){0,5}`],
  ],
  {
    un: /^(?:un|na|id|onu)?\s?\d{4}(?![\d./-])/,
    class: new RegExp(`^(?:${DIVISION})(?![\\d.])`),
    group: /^(?:iii|ii|i)(?![a-z])/,
    subsidiary: new RegExp(`^\\(?(?:${DIVISION})(?![\\d.])`),
  },
);

const UN_VALUE = /(?<![\w.])(un|na|id|onu)?[\s-]?(\d{4})(?![\w-]|[./]\d|,\d{3}| ?(?:%|kg|l|lb|lbs)\b)/g;
const PREFIXED = /(?<![a-z])(un|na|onu)[\s-]?(?:(?:no\.?|n°|number)\s?)?(?::\s?)?(\d{4})(?![\d-])/g;
const CLASS_CELL = new RegExp(
  `^(?:class[ei]?|clase|klasse)?\\s?(${DIVISION})\\s?(?:(?<=1\\.[1-6]\\s?)[a-s](?![a-z]))?${SUBSIDIARY}(?=$|[\\s;,)*/(])(?<rest>.*)$`,
);
/** A second class without brackets: its meaning is ambiguous. */
const SECOND_CLASS = new RegExp(`^\\s?(?:[,;/+&]|and|et|und|y|e)?\\s?(?:${DIVISION})(?![\\d.%])`);
/** Each class by its name in 49 CFR 173.2; "combustible liquid" has no number there. */
const NAMED_CLASSES: Readonly<Record<string, string>> = {
  "flammable liquid": "3",
  "flammable liquids": "3",
  "flammable gas": "2.1",
  "non-flammable gas": "2.2",
  "non-flammable compressed gas": "2.2",
  "poisonous gas": "2.3",
  "poison gas": "2.3",
  "flammable solid": "4.1",
  "spontaneously combustible": "4.2",
  "spontaneously combustible material": "4.2",
  "dangerous when wet": "4.3",
  "dangerous when wet material": "4.3",
  oxidizer: "5.1",
  "organic peroxide": "5.2",
  "infectious substance": "6.2",
  "radioactive material": "7",
  corrosive: "8",
  "corrosive material": "8",
};
/** As printed, and as text recognition reads it: "Ill". */
const GROUP_CELL = /^(?:p\.?g\.?\s?)?([il|]{1,3}|[123])(?=$|[\s,;/(*])(?<rest>.*)$/;
const OTHER_GROUP = /^\s?(?:[,;/]|or|ou|oder|o)\s?(?:iii|ii|i|[123])(?![a-z\d])/;
const DIVISION_CELL = new RegExp(`^\\(?(${DIVISION})((?:\\s?[,+/]\\s?(?:${DIVISION}))*)\\)?(?![\\d.])`);
/** The orders of a shipping paper: number, name, class, packing group, or the number after the class. */
const TAIL = String.raw`(?:[,\s]{1,2}(?:pg\s?)?(iii|ii|i)(?![a-z]))?(?=\s?(?:$|[,;(\t)]))`;
const DESCRIPTION = new RegExp(
  `(?<![a-z])(?:un|na)\\s?\\d{4}[,\\s]{1,2}([^\\s\\d,].{0,160}?|[\\d,]{1,6}-.{1,160}?)[,\\s]{1,2}(?:class\\s?)?(${DIVISION})(?:(?<=1\\.[1-6])[a-s])?${SUBSIDIARY}${TAIL}`,
  "d",
);
const OLD_DESCRIPTION = new RegExp(
  `(?:^|: ?)(?:rq,? )?([a-z][^\\t:]{2,160}?),\\s?(${DIVISION})${SUBSIDIARY},\\s?(?:un|na)\\s?\\d{4}(?:,\\s?(?:pg\\s?)?(iii|ii|i)(?![a-z]))?`,
  "d",
);

type Field = "un" | "shipping" | "class" | "group";
const FIELDS: ReadonlySet<SdsLabel | null> = new Set(["un", "shipping", "class", "group"]);
const isField = (label: SdsLabel | null): label is Field => FIELDS.has(label);

export interface TransportFindings {
  readonly unNumber: SdsCandidates<UnNumber>;
  readonly shippingName: SdsCandidates<string>;
  readonly hazardClass: SdsCandidates<SdsClass>;
  readonly packingGroup: SdsCandidates<PackingGroup>;
}

interface Found {
  readonly un: SdsFinding<UnNumber>[];
  readonly shipping: SdsFinding<string>[];
  readonly class: SdsFinding<SdsClass>[];
  readonly group: SdsFinding<PackingGroup>[];
}

/** Reads the transport section. Columns for road, sea and air count as one if they agree. */
export function readTransport(
  lines: readonly SdsLine[],
): TransportFindings & { readonly unread: readonly SdsUnread[] } {
  const found: Found = { un: [], shipping: [], class: [], group: [] };
  const unread: SdsUnread[] = [];
  const reader = new TransportReader(found);
  for (const [index, line] of lines.entries()) {
    if (!reader.read(line, lines[index - 1], lines[index + 1]))
      unread.push({ section: "transport", page: line.page, line: evidenceText(line.text) });
  }
  return {
    unNumber: distinct(found.un),
    shippingName: distinct(found.shipping, (name) => plainText(name)),
    hazardClass: distinct(found.class, ({ division, subsidiary }) => [division, ...subsidiary].join(" ")),
    packingGroup: distinct(found.group),
    unread,
  };
}

/** True if a section contains transport labels: SDS in older orders have them in their first section. */
export const namesTransport = (line: SdsLine): boolean =>
  segmentsOf(line, TRANSPORT).some(({ label }) => label === "un" || label === "group");

/** Reads a section line by line. The value of a label can be in the next lines, by column or by mode. */
class TransportReader {
  /** The field of a label without a value so far. */
  private open: Field | null = null;
  private openLine = "";
  /** The line that was joined to the name in the line above. */
  private taken: SdsLine | undefined = undefined;
  private hasRead = false;
  /** Consecutive labels without values, as in broken columns, and the following lines that can be their values. */
  private stack: readonly Field[] = [];
  private values: readonly SdsLine[] = [];
  /** The fields of the columns of a table. */
  private columns: readonly (SdsLabel | null)[] | null = null;
  private readonly found: Found;

  constructor(found: Found) {
    this.found = found;
  }

  /**
   * @returns whether all of it was understood
   */
  read(line: SdsLine, above: SdsLine | undefined, below: SdsLine | undefined): boolean {
    if (line === this.taken) return true;
    const segments = segmentsOf(line, TRANSPORT);
    if (this.readTable(line, segments, above)) return true;
    const described = readDescription(line, this.found);
    const prefixed = readPrefixed(line, this.found);
    let isWhole = true;
    for (const segment of segments) {
      const cells = cellsOf(line, segment);
      const isRead = this.readSegment(segment.label, cells, line, below);
      isWhole &&= isRead || described || (prefixed && segment.label !== "class" && segment.label !== "group");
    }
    return isWhole;
  }

  private readSegment(label: SdsLabel | null, cells: readonly string[], line: SdsLine, below?: SdsLine): boolean {
    if (label === "other") {
      this.open = null;
      return true;
    }
    if (label === "subsidiary") return this.addSubsidiary(cells);
    if (isField(label)) return this.readLabel(label, cells, line, below);
    if (cells.length === 0) return true;
    if (this.stack.length > 1) return label === null && this.readStacked(line);
    if (this.open === null) return isEmptyValue(cells) || isRest(cells);
    const field = this.open;
    if (label === null && !LOOKS_LIKE[field].test(plainText(cells[0] ?? ""))) {
      this.open = null;
      return isEmptyValue(cells);
    }
    const text = label === null ? `${this.openLine} ${line.text}` : line.text;
    const isRead = this.readField(field, this.continued(field, cells, below), { ...line, text });
    this.hasRead = true;
    if (label === null) this.open = null;
    return isRead;
  }

  private readLabel(label: Field, cells: readonly string[], line: SdsLine, below?: SdsLine): boolean {
    const isEmpty = cells.length === 0;
    const isBehindAnother = isEmpty && this.open !== null && this.open !== label && !this.hasRead;
    const before = this.stack.length > 0 ? this.stack : [this.open ?? label];
    this.stack = isBehindAnother && !before.includes(label) ? [...before, label] : [];
    this.values = [];
    this.open = isEmpty ? label : null;
    this.openLine = evidenceText(line.text);
    this.hasRead = false;
    return isEmpty || this.readField(label, this.continued(label, cells, below), line);
  }

  /** As many values as labels, each of which fits only its own label: assigns them one by one. */
  private readStacked(line: SdsLine): boolean {
    const field = this.stack[this.values.length];
    if (field === undefined || !UNMISTAKABLE[field].test(line.plain)) {
      this.stack = [];
      this.open = null;
      return false;
    }
    this.values = [...this.values, line];
    if (this.values.length === this.stack.length) {
      for (const [index, value] of this.values.entries()) {
        const of = this.stack[index];
        if (of !== undefined) this.readField(of, [value.text], value);
      }
      this.stack = [];
      this.open = null;
    }
    return true;
  }

  /** Reads a value, one in each column. @returns whether each was understood */
  private readField(field: Field, cells: readonly string[], line: SdsLine): boolean {
    return cells.map((cell) => this.readCell(field, cell, line)).every(Boolean);
  }

  private readCell(field: Field, cell: string, { page, text }: SdsLine): boolean {
    if (cell === "" || NO_VALUE_PATTERN.test(plainText(cell))) return true;
    const evidence = { page, line: evidenceText(text) };
    if (field === "un") {
      const numbers = numbersIn(cell);
      this.found.un.push(...numbers.map((value) => ({ value, ...evidence })));
      return numbers.length > 0 && !OTHER_LABEL.test(plainText(cell));
    }
    if (field === "shipping") {
      const name = nameIn(cell);
      if (name !== null) this.found.shipping.push({ value: name, ...evidence });
      return name !== null;
    }
    if (field === "class") {
      const value = classIn(cell);
      if (value !== null) this.found.class.push({ value, ...evidence });
      return value !== null;
    }
    const value = groupIn(cell);
    if (value !== null) this.found.group.push({ value, ...evidence });
    return value !== null;
  }

  /** A name with an open bracket or a comma at the end continues in the next line. */
  private continued(field: Field, cells: readonly string[], below: SdsLine | undefined): readonly string[] {
    const last = cells.at(-1);
    if (field !== "shipping" || last === undefined || below === undefined) return cells;
    const isCut = last.split("(").length > last.split(")").length || /[,-]$/.test(last);
    const isPlain = !below.text.includes("\t") && segmentsOf(below, TRANSPORT).every(({ label }) => label === null);
    if (!isCut || !isPlain) return cells;
    this.taken = below;
    return [...cells.slice(0, -1), `${last} ${below.text}`];
  }

  /** "Subsidiary risk: 8" after a class without subsidiary classes. */
  private addSubsidiary(cells: readonly string[]): boolean {
    const last = this.found.class.at(-1);
    const [, first, others = ""] = DIVISION_CELL.exec(plainText(cells[0] ?? "")) ?? [];
    if (first === undefined) return cells.length === 0 || isEmptyValue(cells);
    if (last === undefined) return false;
    const subsidiary = [first, ...others.split(/[\s,+/]+/)].filter((one) => one !== "");
    if (last.value.subsidiary.length === 0) {
      this.found.class[this.found.class.length - 1] = { ...last, value: { ...last.value, subsidiary } };
    }
    return true;
  }

  /** A table with a label in each column of its first line. */
  private readTable(line: SdsLine, segments: readonly SdsSegment[], above: SdsLine | undefined): boolean {
    const cells = line.text.split("\t");
    const heads = segments.filter(({ label }) => isField(label));
    const isHead = cells.length > 1 && heads.length > 1 && segments.every((one) => cellsOf(line, one).length === 0);
    if (isHead) {
      const starts = cells.map((_, index) => cells.slice(0, index).join("\t").length + (index === 0 ? 0 : 1));
      this.columns = starts.map(
        (start, index) =>
          segments.find(({ from }) => from > start && from <= start + (cells[index]?.length ?? 0) + 1)?.label ?? null,
      );
      this.open = null;
      return true;
    }
    if (this.columns === null || heads.length > 0 || above === undefined) {
      if (heads.length > 0) this.columns = null;
      return false;
    }
    const extra = cells.length - this.columns.length;
    if (extra !== 0 && extra !== 1) return false;
    const columns = extra === 1 ? [null, ...this.columns] : this.columns;
    return cells
      .map((cell, index) => {
        const label = columns[index] ?? null;
        return isField(label) ? this.readCell(label, cell.trim(), line) : true;
      })
      .every(Boolean);
  }
}

const LOOKS_LIKE: Readonly<Record<Field, RegExp>> = {
  un: /^(?:un|na|id|onu)?[\s-]?\d{4}(?!\d|[./-]\d)/,
  shipping: /^(?![\d.]+(?:\s|$))[^:]+$|^\d{4} [^:]+$/,
  class: CLASS_CELL,
  group: /^(?:pg\s?)?(?:[il|]{1,3}|[123])$/,
};
const UNMISTAKABLE: Readonly<Record<Field, RegExp>> = {
  un: /^(?:un|na|onu)?\s?\d{4}$/,
  shipping: /^[a-z][^:\t]{3,}$/,
  class: new RegExp(`^(?:class )?(?:${DIVISION})${SUBSIDIARY}$`),
  group: /^(?:pg\s?)?(?:iii|ii|i)$/,
};

/** A number followed by words that are not a name: a label without its colon. */
const OTHER_LABEL = /\d{4}\s.*(?:shipping name|class|klasse|group|gruppe)/;

const isEmptyValue = (cells: readonly string[]): boolean =>
  cells.every((cell) => NO_VALUE_PATTERN.test(plainText(cell)));
/** Characters without meaning next to labels: footnotes, tunnel codes, brackets. */
const isRest = (cells: readonly string[]): boolean => cells.every((cell) => !/[\p{L}\d]{2}/u.test(cell));

function numbersIn(cell: string): readonly UnNumber[] {
  const plain = plainText(cell);
  if (!/^(?:un|na|id|onu)?[\s-]?\d{4}/.test(plain)) return [];
  const [, name] = /^(?:un|na|id|onu)?[\s-]?\d{4}[\s,]+([a-z].*)$/.exec(plain) ?? [];
  const all = [
    ...(name === undefined || /^(?:or|ou|o|oder|and)\b/.test(name) ? plain : plain.slice(0, -name.length)).matchAll(
      UN_VALUE,
    ),
  ];
  return all.flatMap(([, prefix, digits]) => {
    const parsed = parseUnNumber(`${prefix === "na" ? "NA" : "UN"}${digits}`);
    return parsed.ok ? [parsed.value] : [];
  });
}

/** A number with its prefix counts anywhere in the line. */
function readPrefixed({ plain, text, page }: SdsLine, { un }: Found): boolean {
  const numbers = [...plain.matchAll(PREFIXED)].flatMap(([, prefix, digits]) => {
    const parsed = parseUnNumber(`${prefix === "na" ? "NA" : "UN"}${digits}`);
    return parsed.ok ? [{ value: parsed.value, page, line: evidenceText(text) }] : [];
  });
  un.push(...numbers);
  return numbers.length > 0 && plain.replaceAll(PREFIXED, "").replaceAll(/[\s,;:()/.-]/g, "").length < 3;
}

function nameIn(cell: string): string | null {
  const described = DESCRIPTION.exec(plainText(cell));
  const [from, to] = described?.indices?.[1] ?? [0, cell.length];
  const name = cell
    .slice(from, to)
    .replace(/^(?:UN|NA|ID|ONU)?[\s-]?\d{4}[\s,]+(?=\p{L}|\d+,)/iu, "")
    .replace(/\([A-E](?:\/[A-E])?\)$/u, "")
    .trim();
  const plain = plainText(name);
  const isName =
    name.length >= 3 &&
    /^["'(]?(?:\p{L}|\d+(?:,\d+)*-)/u.test(name) &&
    !name.includes("\uFFFD") &&
    !NO_VALUE_PATTERN.test(plain) &&
    !/[a-z)]\s?:/.test(plain) &&
    !/^(?:see|siehe|voir|ver|vedi|vide|cf\.?|n\.o\.s\.?|class|page|pagina|seite|revision|contains?|contient|enthalt)\b/.test(
      plain,
    ) &&
    !/(?:19|20)\d{2}/.test(plain);
  return isName ? name : null;
}

function classIn(cell: string): SdsClass | null {
  const plain = plainText(cell);
  const named = NAMED_CLASSES[plain.replace(/\.$/, "")];
  if (named !== undefined) return { division: named, subsidiary: [] };
  const match = CLASS_CELL.exec(plain);
  const rest = match?.groups?.["rest"] ?? "";
  if (match?.[1] === undefined || SECOND_CLASS.test(rest) || /^\s?[/%°]/.test(rest)) return null;
  return classOf(match[1], match[2]);
}

function classOf(division: string, subsidiary: string | undefined): SdsClass {
  return { division, subsidiary: (subsidiary ?? "").split(/[\s,+]+/).filter((one) => one !== "") };
}

const GROUPS = { i: "I", ii: "II", iii: "III", 1: "I", 2: "II", 3: "III" } as const;

function groupIn(cell: string): PackingGroup | null {
  const match = GROUP_CELL.exec(plainText(cell));
  const group = match?.[1]?.replaceAll(/[l|]/g, "i");
  const rest = match?.groups?.["rest"] ?? "";
  if (group === undefined || OTHER_GROUP.test(rest) || /^\s?[/%]/.test(rest)) return null;
  return GROUPS[group as keyof typeof GROUPS]; // the pattern names its keys
}

/** Reads a line in the order of a shipping paper. @returns whether it is one */
function readDescription({ plain, text, page }: SdsLine, found: Found): boolean {
  const flat = plain.replaceAll("\t", " ");
  const match = DESCRIPTION.exec(flat) ?? OLD_DESCRIPTION.exec(flat);
  const [from, to] = match?.indices?.[1] ?? [0, 0];
  const [, , division, subsidiary, group] = match ?? [];
  const name = nameIn(text.slice(from, to).replaceAll("\t", " "));
  const named: SdsLine = { text: text.slice(from, to), plain: plain.slice(from, to), page, isRunning: false };
  if (division === undefined || name === null || segmentsOf(named, TRANSPORT).some(({ label }) => isField(label)))
    return false;
  const evidence = { page, line: evidenceText(text) };
  found.shipping.push({ value: name, ...evidence });
  found.class.push({ value: classOf(division, subsidiary), ...evidence });
  if (group !== undefined) found.group.push({ value: GROUPS[group as keyof typeof GROUPS], ...evidence });
  return true;
}
