import type { InventoryChemical } from "@placard/api-client";
import { citation, formatNumber, formatUnNumber, type SourceRef } from "@placard/hazmat-core";
import { checkAge } from "@placard/hazmat-core/business";
import type { RegulatoryLists } from "@placard/hazmat-core/regulatory";
import type { DocumentBlock } from "@placard/ui/incident";
import { dayOfReader } from "../../../lib/formats/calendar-day.ts";
import { listingsOf } from "../../../lib/chemical/listings.ts";
import type { SiteStanding } from "./gather-paper.ts";
import type { PaperWords } from "./paper-words.ts";

interface StockOnPaper {
  readonly chemicals: readonly InventoryChemical[];
  readonly lists: RegulatoryLists;
  /** Against which the age of a check is told. */
  readonly at: Date;
}

/** The chemicals of a site: what, how much, where, and when someone last said that the row is correct. */
export function chemicalsOnPaper({ chemicals, lists, at }: StockOnPaper, words: PaperWords): DocumentBlock {
  const { fire, tierTwo } = words;
  const { columns } = fire;
  return {
    kind: "table",
    caption: fire.chemicals,
    columns: [
      columns.name,
      columns.number,
      columns.level,
      columns.quantity,
      columns.place,
      columns.vessel,
      columns.lists,
      columns.checked,
    ],
    rows: chemicals.map((chemical) => {
      const { un_number, cas_number, hazard_level, hazard_class, quantity, unit, storage_vessel } = chemical;
      const listed = listingsOf(chemical, lists).map(({ list, applies }) =>
        applies === "depends" ? tierTwo.listedOpen(list) : list.toUpperCase(),
      );
      return [
        chemical.name,
        told([un_number === null ? null : formatUnNumber(un_number), cas_number], fire.unknown),
        told([hazard_level ?? fire.unknown, hazard_class, ...sheetFiguresOf(chemical, words)], fire.unknown),
        `${formatNumber(quantity)} ${unit}`,
        told([chemical.room, chemical.cabinet], fire.unknown),
        storage_vessel ?? fire.unknown,
        [...new Set(listed)].join(", ") || (isMatched(chemical) ? tierTwo.no : fire.unknown),
        checkedOnPaper(chemical, at, words),
      ];
    }),
    none: fire.noChemicals,
  };
}

/** Packing group and flash point, where the site states them. */
function sheetFiguresOf({ packing_group, flash_point }: InventoryChemical, { levels }: PaperWords): readonly string[] {
  return [
    packing_group === null ? null : levels.packingGroupOf(packing_group),
    flash_point === null ? null : levels.flashPointOf(flash_point),
  ].filter((part) => part !== null);
}

/** True if the lists could be asked: they know a substance by its CAS number, a mixture by those of its parts. */
function isMatched({ cas_number, tier_two }: InventoryChemical): boolean {
  const { composition = null, parts = [] } = tier_two ?? {};
  if (composition === "mixture" && parts.length > 0) return parts.every((part) => part.cas_number !== null);
  return cas_number !== null && composition !== "mixture";
}

const told = (parts: readonly (string | null)[], unknown: string): string =>
  parts.filter((part) => part !== null).join(", ") || unknown;

/** `Checked 12 days ago by Dana Reid, 2026-11-09`. The day stands too: paper grows older than its ages. */
function checkedOnPaper(
  { checked_at, checked_by }: Pick<InventoryChemical, "checked_at" | "checked_by">,
  at: Date,
  { inventory, fire }: PaperWords,
): string {
  const age = checkAge(checked_at, at);
  if (age.kind === "never" || checked_at === null) return inventory.neverChecked;
  const checked = inventory.checked(age.days);
  const by = checked_by === null ? checked : inventory.checkedBy(checked, checked_by);
  return [by, dayOfReader(new Date(checked_at)), age.isDue ? fire.checkDue : null]
    .filter((part) => part !== null)
    .join(", ");
}

/** Incompatible pairs stored together at a site, accepted or not, with rule and source. */
export function pairsOnPaper(standing: SiteStanding | null, words: PaperWords): readonly DocumentBlock[] {
  const { fire, pairs: said, standing: app } = words;
  const caption = said.title;
  const { pairColumns: heads } = fire;
  const columns = [heads.pair, heads.place, heads.hazard, heads.why, heads.risk];
  if (standing === null) return [{ kind: "table", caption, columns, rows: [], none: app.failed }];
  // A risk that the business accepted is on paper pair by pair, with its name, date and reason.
  const accepted = standing.pairs.filter(({ verdict, accepted: risk }) => verdict === "incompatible" && risk !== null);
  const rows = [
    ...standing.groups.map((group) => groupRow(group, words)),
    ...accepted.map((pair) => pairRow(pair, words)),
  ];
  const notes = [
    standing.unknown.length > 0 ? said.unknown(standing.unknown.map(({ name }) => name).join(", ")) : null,
  ].filter((note) => note !== null);
  return [
    { kind: "table", caption, columns, rows, none: said.none },
    ...(notes.length === 0
      ? []
      : [{ kind: "fields" as const, fields: [{ label: said.unknownTitle, text: notes.join(" ") }] }]),
  ];
}

function groupRow(group: SiteStanding["groups"][number], { pairs: said, say }: PaperWords): readonly string[] {
  const { one, other, nearness, room, cabinet, hazards, gases, groups, sources, move_to, is_accepted } = group;
  const namesOf = (side: typeof one): string => [...new Set(side.map(({ name }) => name))].join(", ");
  const move = move_to === null ? said.noRoom : said.move(namesOf(one), move_to);
  return [
    other.length === 0 ? said.among(namesOf(one)) : said.apart(namesOf(one), namesOf(other)),
    placeOf({ nearness, room, cabinet }, said),
    [...(gases.length === 0 ? [] : [said.gases(gases.map(say).join(", "))]), ...hazards.map(say)].join(" "),
    [...new Set(groups.map(say)), ...sources.map((source) => citation(sourceOf(source)))].join(". "),
    is_accepted ? `${said.accepted}.` : nearness === "site" ? "" : move,
  ];
}

function pairRow(pair: SiteStanding["pairs"][number], { pairs: said, say }: PaperWords): readonly string[] {
  const { a, b, nearness, room, cabinet, hazards, gases, reasons, sources, accepted } = pair;
  return [
    said.pair(a.name, b.name),
    placeOf({ nearness, room, cabinet }, said),
    [...(gases.length === 0 ? [] : [said.gases(gases.map(say).join(", "))]), ...hazards.map(say)].join(" "),
    [
      ...reasons.map(({ name, group, rule }) => said.because(name, group, rule)),
      ...sources.map((source) => citation(sourceOf(source))),
    ].join(". "),
    accepted === null
      ? ""
      : `${said.accepted}. ${said.acceptedBy(accepted.accepted_by)}, ${dayOfReader(new Date(accepted.accepted_at))}: ${accepted.reason}`,
  ];
}

type Place = Pick<SiteStanding["groups"][number], "nearness" | "room" | "cabinet">;

function placeOf({ nearness, room, cabinet }: Place, said: PaperWords["pairs"]): string {
  if (nearness === "cabinet" && cabinet !== null) return said.cabinet(cabinet, room);
  return nearness === "room" && room !== null ? said.room(room) : said.site;
}

/** The server's names without omitted fields. */
function sourceOf({ key, locator }: SiteStanding["groups"][number]["sources"][number]): SourceRef {
  return { key, ...(locator !== undefined && { locator }) };
}
