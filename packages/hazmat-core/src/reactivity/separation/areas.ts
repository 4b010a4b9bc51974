import { plainPlace } from "../standing/standing-place.ts";
import { areBothKnown, mustBeApart, type Lot, type PlannedSubstance, type TwoSayings } from "./lots.ts";
import { rowsIn } from "./rows-in.ts";
import { STORAGE_GROUPS, type StorageGroup } from "./storage-group.ts";

/** A row of the inventory in a plan. */
export interface PlanRow {
  readonly id: number;
  /** Where it stands now; `null`: not on file. */
  readonly cabinet: string | null;
  /** It stands in a cabinet of its area already. */
  readonly stays: boolean;
}

/** A substance of an area. */
export interface AreaSubstance {
  readonly name: string;
  /** What put it into the storage group: `class 3`, `name contains "nitric acid"`. */
  readonly rule: string;
  readonly rows: readonly PlanRow[];
}

/** A cabinet, a shelf or a corner that holds one storage group. */
export interface PlanArea {
  /** From 1, within its room. */
  readonly number: number;
  readonly group: StorageGroup;
  /** Cabinets of the room, by their names on file; empty: a further one is needed. */
  readonly cabinets: readonly string[];
  readonly substances: readonly AreaSubstance[];
}

type Sayings = (one: PlannedSubstance, other: PlannedSubstance) => TwoSayings;

/** Lots that stand in one area. */
interface Draft {
  readonly group: StorageGroup;
  readonly lots: Lot[];
}

/** Gives every lot an area: one storage group each, and more than one where its own substances must be apart. */
export function areasOf(lots: readonly Lot[], plainRoom: string, sayings: Sayings): readonly PlanArea[] {
  const drafts: Draft[] = [];
  for (const group of STORAGE_GROUPS) {
    const own: Draft[] = [];
    for (const lot of lots.filter(({ substances: [first] }) => first.placed.group === group)) {
      const open = own.find((draft) => draft.lots.every((other) => mayJoin(lot, other, sayings)));
      if (open === undefined) own.push({ group, lots: [lot] });
      else open.lots.push(lot);
    }
    drafts.push(...own);
  }
  const cabinets = cabinetsOf(drafts, plainRoom);
  return drafts.map((draft, index) => areaOf(draft, index, cabinets, plainRoom));
}

const mayJoin = (lot: Lot, other: Lot, sayings: Sayings): boolean =>
  areBothKnown(lot.substances[0], other.substances[0]) && !mustBeApart(sayings(lot.substances[0], other.substances[0]));

const substancesOf = ({ lots }: Draft): readonly PlannedSubstance[] => lots.flatMap(({ substances }) => substances);

/** A cabinet of the room, as it is written first, and the area that has most rows in it. */
interface GivenCabinet {
  readonly name: string;
  readonly area: number;
}

function cabinetsOf(drafts: readonly Draft[], plainRoom: string): ReadonlyMap<string, GivenCabinet> {
  const counts = new Map<string, { readonly name: string; readonly rows: number[] }>();
  for (const [area, draft] of drafts.entries()) {
    for (const { cabinet } of substancesOf(draft).flatMap(({ substance }) => rowsIn(substance, plainRoom))) {
      if (cabinet === null) continue;
      const plain = plainPlace(cabinet);
      const count = counts.get(plain) ?? { name: cabinet, rows: drafts.map(() => 0) };
      count.rows[area] = (count.rows[area] ?? 0) + 1;
      counts.set(plain, count);
    }
  }
  return new Map(
    [...counts].map(([plain, { name, rows }]) => [plain, { name, area: rows.indexOf(Math.max(...rows)) }] as const),
  );
}

function areaOf(draft: Draft, index: number, cabinets: ReadonlyMap<string, GivenCabinet>, plainRoom: string): PlanArea {
  return {
    number: index + 1,
    group: draft.group,
    cabinets: [...cabinets.values()].filter(({ area }) => area === index).map(({ name }) => name),
    substances: substancesOf(draft).map(({ substance, placed }) => ({
      name: substance.name,
      rule: placed.rule,
      rows: rowsIn(substance, plainRoom).map(({ id, cabinet }) => ({
        id,
        cabinet,
        stays: cabinet !== null && cabinets.get(plainPlace(cabinet))?.area === index,
      })),
    })),
  };
}
