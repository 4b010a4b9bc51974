import { areBothKnown, mustBeApart, type Lot, type RoomSubstance, type VerdictLookup } from "./lots.ts";
import { STORAGE_GROUPS, type StorageGroup } from "./storage-group.ts";

/** A row of the inventory in a separation plan. */
export interface PlanRow {
  readonly id: number;
  /** Current cabinet; `null`: not on file. */
  readonly cabinet: string | null;
  /** True if it is already in a cabinet of its area. */
  readonly stays: boolean;
}

/** A substance of an area. */
export interface AreaSubstance {
  readonly name: string;
  /** Rule for its storage group: `class 3`, `group table, CAS 7697-37-2`. */
  readonly rule: string;
  readonly rows: readonly PlanRow[];
}

/** A cabinet, shelf or corner for one storage group. */
export interface PlanArea {
  /** From 1, within its room. */
  readonly number: number;
  readonly group: StorageGroup;
  /** Cabinets of the room, by their names on file; empty: another one is needed. */
  readonly cabinets: readonly string[];
  readonly substances: readonly AreaSubstance[];
}

/** Lots in one area. */
interface Draft {
  readonly group: StorageGroup;
  readonly lots: Lot[];
}

/**
 * Assigns every lot to an area: one storage group per area, and several areas if its own substances must be separated.
 */
export function areasOf(lots: readonly Lot[], verdictLookup: VerdictLookup): readonly PlanArea[] {
  const drafts: Draft[] = [];
  for (const group of STORAGE_GROUPS) {
    const own: Draft[] = [];
    // By profile: a lot cannot join an area that an equal lot could not join.
    const next = new Map<number, number>();
    for (const lot of lots.filter(({ substances: [first] }) => first.placed.group === group)) {
      const [{ profile }] = lot.substances;
      let at = next.get(profile) ?? 0;
      while (own[at]?.lots.every((other) => mayJoin(lot, other, verdictLookup)) === false) at += 1;
      next.set(profile, at);
      const open = (own[at] ??= { group, lots: [] });
      open.lots.push(lot);
    }
    for (const draft of own) drafts.push(draft);
  }
  const cabinets = cabinetsOf(drafts);
  const cabinetsByArea = Map.groupBy(cabinets.values(), ({ area }) => area);
  return drafts.map(({ group, lots: joined }, index) => ({
    number: index + 1,
    group,
    cabinets: (cabinetsByArea.get(index) ?? []).map(({ name }) => name),
    substances: substancesOf(joined).map(({ substance, placed, rows }) => ({
      name: substance.name,
      rule: placed.rule,
      rows: rows.map(({ id, cabinet, plain }) => ({ id, cabinet, stays: cabinets.get(plain)?.area === index })),
    })),
  }));
}

const mayJoin = (lot: Lot, other: Lot, verdictLookup: VerdictLookup): boolean =>
  areBothKnown(lot.substances[0], other.substances[0]) &&
  !mustBeApart(verdictLookup(lot.substances[0], other.substances[0]));

const substancesOf = (lots: readonly Lot[]): readonly RoomSubstance[] => lots.flatMap(({ substances }) => substances);

/** A cabinet of the room, as first written, and the area with the most rows in it. */
interface GivenCabinet {
  readonly name: string;
  area: number;
  most: number;
}

function cabinetsOf(drafts: readonly Draft[]): ReadonlyMap<string, GivenCabinet> {
  const found = new Map<string, GivenCabinet>();
  for (const [area, { lots }] of drafts.entries()) {
    const counts = new Map<string, number>();
    for (const { cabinet, plain } of substancesOf(lots).flatMap(({ rows }) => rows)) {
      if (cabinet === null) continue;
      const count = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, count);
      const cabinetsByArea = found.get(plain) ?? { name: cabinet, area, most: 0 };
      if (count > cabinetsByArea.most) Object.assign(cabinetsByArea, { area, most: count });
      found.set(plain, cabinetsByArea);
    }
  }
  return found;
}
