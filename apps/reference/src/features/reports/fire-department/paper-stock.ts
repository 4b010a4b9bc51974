import type { InventoryChemical } from "@placard/api-client";
import { citation, compareHazardLevels, formatNumber, formatUnNumber, type SourceRef } from "@placard/hazmat-core";
import { baseAmount } from "@placard/hazmat-core/business";
import type { RegulatoryLists } from "@placard/hazmat-core/regulatory";
import type { DocumentBlock } from "@placard/ui/internal";
import { dayOfReader } from "../../../lib/formats/calendar-day.ts";
import { listingsOf } from "../../../lib/chemical/listings.ts";
import type { SiteCompatibility } from "./gather-paper.ts";
import type { PaperTexts } from "./paper-texts.ts";

interface StockOnPaper {
  readonly chemicals: readonly InventoryChemical[];
  readonly lists: RegulatoryLists;
}

/** The chemicals of a site by room: name, amount, storage area and the last quantity check. */
export function roomsOnPaper({ chemicals, lists }: StockOnPaper, texts: PaperTexts): readonly DocumentBlock[] {
  const { fire } = texts;
  const { columns } = fire;
  const heads = [
    columns.name,
    columns.number,
    columns.level,
    columns.quantity,
    columns.cabinet,
    columns.vessel,
    columns.lists,
    columns.checked,
  ];
  if (chemicals.length === 0)
    return [{ kind: "table", caption: fire.chemicals, columns: heads, rows: [], none: fire.noChemicals }];
  const rooms = [...Map.groupBy(chemicals, ({ room }) => room?.trim() || null)];
  return rooms
    .toSorted(([one], [other]) => nullLast(one, other))
    .map(([room, rows]) => ({
      kind: "table",
      caption: fire.inRoom(room ?? fire.noRoom, rows.length),
      columns: heads,
      rows: rows
        .toSorted((one, other) => nullLast(one.cabinet, other.cabinet) || naturally(one.name, other.name))
        .map((chemical) => chemicalRow(chemical, lists, texts)),
      none: fire.noChemicals,
    }));
}

const naturally = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true });

const nullLast = (one: string | null, other: string | null): number =>
  Number(one === null) - Number(other === null) || naturally(one ?? "", other ?? "");

function chemicalRow(chemical: InventoryChemical, lists: RegulatoryLists, texts: PaperTexts): readonly string[] {
  const { fire, tierTwo } = texts;
  const listed = listingsOf(chemical, lists).map(({ list, applies }) =>
    applies === "depends" ? tierTwo.listedOpen(list) : list.toUpperCase(),
  );
  return [
    chemical.name,
    numbersOf(chemical, fire.unknown),
    joinKnown([levelOf(chemical, fire.unknown), ...sheetFiguresOf(chemical, texts)], fire.unknown),
    amountOf(chemical),
    chemical.cabinet ?? fire.unknown,
    chemical.storage_vessel ?? fire.unknown,
    [...new Set(listed)].join(", ") || (isMatched(chemical) ? tierTwo.no : fire.unknown),
    checkedOnPaper(chemical, texts),
  ];
}

const numbersOf = ({ un_number, cas_number }: InventoryChemical, unknown: string): string =>
  joinKnown([un_number === null ? null : formatUnNumber(un_number), cas_number], unknown);

const levelOf = ({ hazard_level, hazard_class }: InventoryChemical, unknown: string): string =>
  joinKnown([hazard_level ?? unknown, hazard_class], unknown);

const amountOf = ({ quantity, unit }: Pick<InventoryChemical, "quantity" | "unit">): string =>
  `${formatNumber(quantity)} ${unit}`;

/** Key of a substance by name and numbers. Rows with the same key are merged. */
export const substanceKey = ({ name, un_number, cas_number }: InventoryChemical): string =>
  JSON.stringify([name.trim().toLowerCase(), un_number, cas_number]);

const WORST = 10;

/** The substances of a site by hazard level and amount, with their totals and rooms. */
export function worstOnPaper(chemicals: readonly InventoryChemical[], { fire }: PaperTexts): DocumentBlock {
  const substances = [...Map.groupBy(chemicals, substanceKey).values()].map((rows) => ({
    rows,
    // Kilograms and litres cannot be added, so the larger of the two decides the order.
    most: Math.max(...rows.map(({ quantity, unit }) => baseAmount(quantity, unit).value)),
  }));
  const worst = substances
    .toSorted(
      (one, other) =>
        compareHazardLevels(one.rows[0]?.hazard_level ?? null, other.rows[0]?.hazard_level ?? null) ||
        other.most - one.most,
    )
    .slice(0, WORST);
  const { columns } = fire;
  return {
    kind: "table",
    caption: fire.worst(worst.length, substances.length),
    columns: [columns.name, columns.number, columns.level, columns.total, columns.rooms],
    rows: worst.flatMap(({ rows }) => {
      const [first] = rows;
      if (first === undefined) return [];
      const rooms = [...new Set(rows.map(({ room }) => room ?? fire.noRoom))].toSorted(naturally);
      return [
        [
          first.name,
          numbersOf(first, fire.unknown),
          levelOf(first, fire.unknown),
          totalOf(rows),
          shortened(rooms, fire),
        ],
      ];
    }),
    none: fire.noChemicals,
  };
}

/** The total of each unit, rounded to the two decimals of the record. */
function totalOf(rows: readonly InventoryChemical[]): string {
  return [...Map.groupBy(rows, ({ unit }) => unit)]
    .map(([unit, same]) => {
      const hundredths = same.reduce((sum, { quantity }) => sum + Math.round(quantity * 100), 0);
      return amountOf({ quantity: hundredths / 100, unit });
    })
    .join(" + ");
}

/** @param further - number of others that are not in `names` */
function shortened(
  names: readonly string[],
  { more }: Pick<PaperTexts["fire"], "more">,
  { max = 6, further = 0 }: { readonly max?: number; readonly further?: number } = {},
): string {
  const shown = names.slice(0, max);
  const rest = names.length - shown.length + further;
  return rest === 0 ? shown.join(", ") : more(shown.join(", "), rest);
}

/** Packing group and flash point, if stated by the site. */
function sheetFiguresOf({ packing_group, flash_point }: InventoryChemical, { levels }: PaperTexts): readonly string[] {
  return [
    packing_group === null ? null : levels.packingGroupOf(packing_group),
    flash_point === null ? null : levels.flashPointOf(flash_point),
  ].filter((part) => part !== null);
}

/** True if the lists could be searched: a substance by its CAS number, a mixture by those of its components. */
function isMatched({ cas_number, tier_two }: InventoryChemical): boolean {
  const { composition = null, parts = [] } = tier_two ?? {};
  if (composition === "mixture" && parts.length > 0) return parts.every((part) => part.cas_number !== null);
  return cas_number !== null && composition !== "mixture";
}

const joinKnown = (parts: readonly (string | null)[], unknown: string): string =>
  parts.filter((part) => part !== null).join(", ") || unknown;

/** `2026-11-09, Dana Reid`. A date instead of an age, because a printed age becomes outdated. */
function checkedOnPaper(
  { checked_at, checked_by }: Pick<InventoryChemical, "checked_at" | "checked_by">,
  { inventory }: PaperTexts,
): string {
  if (checked_at === null) return inventory.neverChecked;
  return [dayOfReader(new Date(checked_at)), checked_by].filter((part) => part !== null).join(", ");
}

type Group = SiteCompatibility["groups"][number];

/** Maximum number of pairs described in words; the matrix contains all. */
const MAX_DESCRIBED_PAIRS = 12;

/** Incompatible chemicals of a site: a matrix of reactive groups, the worst pairs in words, and each accepted risk. */
export function pairsOnPaper(standing: SiteCompatibility | null, texts: PaperTexts): readonly DocumentBlock[] {
  const { fire, pairs: pairTexts, standing: app } = texts;
  const { pairColumns: heads } = fire;
  const caption = pairTexts.title;
  const columns = [heads.pair, heads.place, heads.hazard, heads.risk];
  if (standing === null) return [{ kind: "table", caption, columns, rows: [], none: app.failed }];
  const { groups, unknown, unknown_substances } = standing;
  // A risk that the business accepted is printed pair by pair, with name, date and reason.
  const accepted = standing.pairs.filter(({ verdict, accepted: risk }) => verdict === "incompatible" && risk !== null);
  const shown = groups
    .toSorted((one, other) => Number(one.is_accepted) - Number(other.is_accepted))
    .slice(0, MAX_DESCRIBED_PAIRS);
  const sources = [...new Set(groups.flatMap((group) => group.sources.map((source) => citation({ key: source.key }))))];
  const notes = [
    [
      pairTexts.unknownTitle,
      unknown.length === 0
        ? ""
        : pairTexts.unknown(shortened(namesOf(unknown), fire, { further: unknown_substances - unknown.length })),
    ],
    [fire.pairSource, sources.join(", ")],
  ].flatMap(([label = "", text = ""]) => (text === "" ? [] : [{ label, text }]));
  return [
    ...(groups.length === 0 ? [] : matrixOf(groups, texts)),
    {
      kind: "table",
      caption: groups.length > shown.length ? fire.worstPairs(shown.length, groups.length) : caption,
      columns,
      rows: shown.map((group) => groupRow(group, texts)),
      none: pairTexts.none,
    },
    ...(accepted.length === 0
      ? []
      : [
          {
            kind: "table" as const,
            caption: pairTexts.accepted,
            columns: [heads.pair, heads.place, heads.hazard, heads.why, heads.risk],
            rows: accepted.map((pair) => pairRow(pair, texts)),
            none: "",
          },
        ]),
    ...(notes.length === 0 ? [] : [{ kind: "fields" as const, fields: notes }]),
  ];
}

const namesOf = (substances: Group["one"]): readonly string[] => [...new Set(substances.map(({ name }) => name))];

/** Maximum number of columns that fit the page width. */
const MATRIX_WIDTH = 24;

/**
 * A matrix of reactive groups stored too close to each other, labelled by letters, and the substances of each letter.
 */
function matrixOf(groups: readonly Group[], { fire, translate }: PaperTexts): readonly DocumentBlock[] {
  const members = new Map<string, { readonly names: Set<string>; further: number }>();
  const marks = new Map<string, string>();
  for (const { groups: pair, one, one_substances, other, other_substances, nearness, is_accepted } of groups) {
    const [first, second] = pair;
    const [left, right] = [
      { listed: one, all: one_substances },
      { listed: other, all: other_substances },
    ];
    const sides = [
      [first, left],
      [second, other.length === 0 ? left : right],
    ] as const;
    for (const [name, { listed, all }] of sides) {
      const known = members.get(name) ?? { names: new Set(), further: 0 };
      for (const substance of listed) known.names.add(substance.name);
      known.further = Math.max(known.further, all - listed.length);
      members.set(name, known);
    }
    const mark = is_accepted ? fire.marks.accepted : fire.marks[nearness];
    for (const key of [JSON.stringify([first, second]), JSON.stringify([second, first])]) {
      marks.set(key, nearer(marks.get(key), mark, Object.values(fire.marks)));
    }
  }
  const names = [...members.keys()].toSorted(naturally);
  const letters = names.map((_, at) => String(at + 1));
  const parts = Array.from({ length: Math.ceil(names.length / MATRIX_WIDTH) }, (_, at) => at * MATRIX_WIDTH);
  return [
    ...parts.map((from): DocumentBlock => ({
      kind: "table",
      caption: fire.matrix,
      columns: [fire.matrixHead, ...letters.slice(from, from + MATRIX_WIDTH)],
      rows: names.map((name, at) => [
        letters[at] ?? "",
        ...names.slice(from, from + MATRIX_WIDTH).map((other) => marks.get(JSON.stringify([name, other])) ?? ""),
      ]),
      none: "",
    })),
    {
      kind: "table",
      caption: fire.matrixKey,
      columns: [fire.matrixHead, fire.reactiveGroup, fire.chemicals],
      rows: names.map((name, at) => [
        letters[at] ?? "",
        translate(name),
        shortened([...(members.get(name)?.names ?? [])], fire, { further: members.get(name)?.further ?? 0 }),
      ]),
      none: "",
    },
  ];
}

/** The nearer of two marks. */
const nearer = (one: string | undefined, other: string, order: readonly string[]): string =>
  one === undefined || order.indexOf(other) < order.indexOf(one) ? other : one;

function groupRow(group: Group, { pairs: pairTexts, fire, translate }: PaperTexts): readonly string[] {
  const {
    one,
    one_substances,
    other,
    other_substances,
    nearness,
    room,
    cabinet,
    hazards,
    gases,
    move_to,
    is_accepted,
  } = group;
  const moved = shortened(namesOf(one), fire, { max: 3, further: one_substances - one.length });
  const others = shortened(namesOf(other), fire, { max: 3, further: other_substances - other.length });
  const move = move_to === null ? pairTexts.noRoom : pairTexts.move(moved, move_to);
  return [
    other.length === 0 ? pairTexts.among(moved) : pairTexts.apart(moved, others),
    placeOf({ nearness, room, cabinet }, pairTexts),
    [...(gases.length === 0 ? [] : [pairTexts.gases(gases.map(translate).join(", "))]), ...hazards.map(translate)].join(
      " ",
    ),
    is_accepted ? `${pairTexts.accepted}.` : nearness === "site" ? "" : move,
  ];
}

function pairRow(
  pair: SiteCompatibility["pairs"][number],
  { pairs: pairTexts, translate }: PaperTexts,
): readonly string[] {
  const { a, b, nearness, room, cabinet, hazards, gases, reasons, sources, accepted } = pair;
  return [
    pairTexts.pair(a.name, b.name),
    placeOf({ nearness, room, cabinet }, pairTexts),
    [...(gases.length === 0 ? [] : [pairTexts.gases(gases.map(translate).join(", "))]), ...hazards.map(translate)].join(
      " ",
    ),
    [
      ...reasons.map(({ name, group, rule }) => pairTexts.because(name, group, rule)),
      ...sources.map((source) => citation(sourceOf(source))),
    ].join(". "),
    accepted === null
      ? ""
      : `${pairTexts.accepted}. ${pairTexts.acceptedBy(accepted.accepted_by)}, ${dayOfReader(new Date(accepted.accepted_at))}: ${accepted.reason}`,
  ];
}

type Place = Pick<Group, "nearness" | "room" | "cabinet">;

function placeOf({ nearness, room, cabinet }: Place, pairTexts: PaperTexts["pairs"]): string {
  if (nearness === "cabinet" && cabinet !== null) return pairTexts.cabinet(cabinet, room);
  return nearness === "room" && room !== null ? pairTexts.room(room) : pairTexts.site;
}

/** The source without omitted fields, in the type of the core. */
function sourceOf({ key, locator }: Group["sources"][number]): SourceRef {
  return { key, ...(locator !== undefined && { locator }) };
}
