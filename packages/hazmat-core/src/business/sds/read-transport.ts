import { parseUnNumber, type UnNumber } from "../../identity/un-number.ts";
import type { PackingGroup } from "../../record/packing-group.ts";
import { distinct, labelledValues, NO_VALUE, sdsLabel, type LabelledValue } from "./sds-labels.ts";
import { evidenceText, plainText, type SdsLine } from "./sds-lines.ts";
import type { SdsCandidates, SdsClass, SdsFinding } from "./sds-reading.ts";

const DIVISION = String.raw`[1-6]\.[1-6]|[1-9]`;
const GROUP = "iii|ii|i|[123]";
const SUBSIDIARY = String.raw`(?:\s*\(\s*(?:subsidiary(?: risk)?:?\s*)?((?:${DIVISION})(?:\s*[,+]\s*(?:${DIVISION}))*)\s*\))?`;

const UN_LABEL = sdsLabel(
  String.raw`un(?: ?\/ ?(?:id|na))?[ -]*(?:no\.?|n°|nr\.?|number|nummer|num\.?)(?: or id number)?(?: \/ id no)?|(?:numero|n°|no\.?|num\.) (?:d'identification )?(?:onu|un)(?: ou numero d'identification)?(?: o numero id)?|identification number`,
);
const NAME_LABEL = sdsLabel(
  "(?:dot |tdg |imdg |iata |adr )?(?:un |onu )?(?:proper )?shipping name|designation officielle(?: de)?(?: transport| pour le transport)?(?: de l'onu| \\(onu\\))?|nom d'expedition(?: correct)?(?: des nations unies)?|appellation reglementaire(?: de l'onu)?|designacion oficial de(?:l)? transporte(?: de (?:las naciones unidas|la onu))?|ordnungsgema[sß]+e un-versandbezeichnung",
);
const CLASS_LABEL = sdsLabel(
  String.raw`(?:dot |tdg |imdg |iata |adr )?(?:transport(?:ation)? )?(?:primary )?hazard class(?:\(es\)|es)?|transport(?:ation)? class(?:\(es\)|es)?|class(?:\(es\)|es)?|classes?(?:\(s\))? (?:de danger|relatives?)(?: (?:relatives? au|pour le) transport)?|classe(?:\(s\))?|clase(?:\(s\))?(?: de peligro)?(?: (?:para|en|relativas? al) (?:el )?transporte)?|transportgefahrenklassen?|klasse`,
);
const GROUP_LABEL = sdsLabel(
  "pack(?:ing|aging) group|pg|groupe d'emballage|grupo de (?:embalaje|envasado)|verpackungsgruppe",
);
const LABELS = [UN_LABEL, NAME_LABEL, CLASS_LABEL, GROUP_LABEL];

const NUMBER_IN_TEXT = /\b(un|na|onu)[\s-]*(?:(?:no\.?|n°|number)\s*)?(?::\s*)?(\d{4})\b(?!-)/g;
const CLASS_CELL = new RegExp(`^(?:class\\s*)?(${DIVISION})(?:[a-s])?${SUBSIDIARY}(?=$|[\\s,;/(])`);
const GROUP_CELL = new RegExp(`^(?:pg\\s*)?(${GROUP})(?=$|[\\s,;/(])`);
/** The order of a shipping paper: number, name, class, packing group. */
const DESCRIPTION = new RegExp(
  `\\b(?:un|na)\\s?\\d{4}[,\\s]+(.+?)[,\\s]+(?:class\\s*)?(${DIVISION})[a-s]?${SUBSIDIARY}(?:[,\\s]+(?:pg\\s*)?(iii|ii|i))?(?=$|[\\s,;(])`,
  "d",
);

export interface TransportFindings {
  readonly unNumber: SdsCandidates<UnNumber>;
  readonly shippingName: SdsCandidates<string>;
  readonly hazardClass: SdsCandidates<SdsClass>;
  readonly packingGroup: SdsCandidates<PackingGroup>;
}

/** What the section on transport says. Columns for road, sea and air count as one where they agree. */
export function readTransport(lines: readonly SdsLine[]): TransportFindings {
  const described = lines.map(descriptionOf);
  return {
    unNumber: distinct([...numbersInText(lines), ...labelled(lines, UN_LABEL, /^(?:un|na|onu)?\s?\d{4}/, bareNumber)]),
    shippingName: distinct(
      [...labelled(lines, NAME_LABEL, /^(?!\d)[^:]+$/, nameIn), ...described.flatMap(({ name }) => name)],
      (name) => plainText(name),
    ),
    hazardClass: distinct(
      [...labelled(lines, CLASS_LABEL, CLASS_CELL, classIn), ...described.flatMap(({ hazardClass }) => hazardClass)],
      ({ division, subsidiary }) => [division, ...subsidiary].join(" "),
    ),
    packingGroup: distinct([
      ...labelled(lines, GROUP_LABEL, /^(?:iii|ii|i|[123])$/, groupIn),
      ...described.flatMap(({ group }) => group),
    ]),
  };
}

/** What each column behind a label gives; a column that a label begins ends them. */
function labelled<Value>(
  lines: readonly SdsLine[],
  label: RegExp,
  looksLikeValue: RegExp,
  read: (cell: string) => Value | null,
): readonly SdsFinding<Value>[] {
  return labelledValues(lines, label, looksLikeValue).flatMap(({ cells, page, line }: LabelledValue) => {
    const end = cells.findIndex((cell) => LABELS.some((other) => other.exec(plainText(cell))?.index === 0));
    return cells.slice(0, end === -1 ? undefined : end).flatMap((cell) => {
      const value = read(cell.trim());
      return value === null ? [] : [{ value, page, line }];
    });
  });
}

function numbersInText(lines: readonly SdsLine[]): readonly SdsFinding<UnNumber>[] {
  return lines.flatMap(({ plain, text, page }) =>
    [...plain.matchAll(NUMBER_IN_TEXT)].flatMap(([, prefix, digits]) => {
      const number = parseUnNumber(`${prefix === "na" ? "NA" : "UN"}${digits}`);
      return number.ok ? [{ value: number.value, page, line: evidenceText(text) }] : [];
    }),
  );
}

/** Four digits alone; a number with its prefix is found wherever it stands. */
function bareNumber(cell: string): UnNumber | null {
  const number = /^(\d{4})(?=$|[\s,;(/])/.exec(cell)?.[1];
  const parsed = number === undefined ? null : parseUnNumber(number);
  return parsed?.ok === true ? parsed.value : null;
}

function nameIn(cell: string): string | null {
  const described = DESCRIPTION.exec(plainText(cell));
  const [from, to] = described?.indices?.[1] ?? [0, cell.length];
  const name = cell.slice(from, to).replace(/^(?:UN|NA)\s?\d{4}[\s,]+/i, "");
  return name.length < 3 || NO_VALUE.test(plainText(name)) || /^(?:dot|tdg|imdg|iata|icao|adr|rid|see)\b/i.test(name)
    ? null
    : name;
}

function classIn(cell: string): SdsClass | null {
  const match = CLASS_CELL.exec(plainText(cell));
  return match?.[1] === undefined ? null : classOf(match[1], match[2]);
}

function classOf(division: string, subsidiary: string | undefined): SdsClass {
  return { division, subsidiary: (subsidiary ?? "").split(/[\s,+]+/).filter((one) => one !== "") };
}

const GROUPS = { i: "I", ii: "II", iii: "III", 1: "I", 2: "II", 3: "III" } as const;

function groupIn(cell: string): PackingGroup | null {
  const group = GROUP_CELL.exec(plainText(cell))?.[1];
  return group === undefined ? null : GROUPS[group as keyof typeof GROUPS]; // the pattern names its keys
}

interface Described {
  readonly name: readonly SdsFinding<string>[];
  readonly hazardClass: readonly SdsFinding<SdsClass>[];
  readonly group: readonly SdsFinding<PackingGroup>[];
}

function descriptionOf({ plain, text, page }: SdsLine): Described {
  const match = DESCRIPTION.exec(plain.replaceAll("\t", " "));
  const line = evidenceText(text);
  const [from, to] = match?.indices?.[1] ?? [0, 0];
  const division = match?.[2];
  const group = match?.[4];
  return {
    name: match === null ? [] : [{ value: text.slice(from, to).replaceAll("\t", " "), page, line }],
    hazardClass: division === undefined ? [] : [{ value: classOf(division, match?.[3]), page, line }],
    group: group === undefined ? [] : [{ value: GROUPS[group as keyof typeof GROUPS], page, line }],
  };
}
