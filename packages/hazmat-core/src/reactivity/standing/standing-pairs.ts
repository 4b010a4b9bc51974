import { predictionOfGroups } from "../predict-reactivity.ts";
import { type ReactivityPrediction, REACTIVITY_VERDICTS } from "../reactive-group.ts";
import type { ReactivityTable } from "../reactivity-table.ts";
import type { Cell, CellPair, TogetherNearness } from "./cells.ts";
import { STANDING_NEARNESS, type StandingPlace } from "./standing-place.ts";
import { placeKey, type StandingSubstance } from "./standing-substances.ts";

/** Two substances of one site that may react, at the nearest place that they share. */
export interface StandingPair {
  /** The same for the same two, verdict and place, whatever else stands there: a person can accept it by this. */
  readonly key: string;
  /** Their rows at that place. */
  readonly a: StandingSubstance;
  readonly b: StandingSubstance;
  readonly nearness: TogetherNearness;
  /** What they share: room and cabinet, the room alone, or neither. */
  readonly place: StandingPlace;
  readonly prediction: ReactivityPrediction;
}

/** Pairs put together, and whether there are more. */
export interface FoundPairs {
  /** The worst first, then the nearest. */
  readonly pairs: readonly StandingPair[];
  /** There are more pairs than were asked for. */
  readonly isCut: boolean;
}

/** Most pairs that are put together unless the caller says otherwise. */
export const MOST_PAIRS = 1000;

const rankOf = ({ verdict, nearness }: CellPair): number =>
  REACTIVITY_VERDICTS.indexOf(verdict) * STANDING_NEARNESS.length + STANDING_NEARNESS.indexOf(nearness);

const worstFirst = (pairs: readonly CellPair[]): readonly CellPair[] =>
  pairs.toSorted((one, other) => rankOf(one) - rankOf(other));

/** The pairs one by one. Two that stand together at a nearer place are not named for the farther one again. */
export function pairsOf(table: ReactivityTable, together: readonly CellPair[], most: number): FoundPairs {
  const found: StandingPair[] = [];
  const seen = new Set<string>();
  for (const { one, other, verdict, nearness } of worstFirst(together)) {
    for (const a of one.substances) {
      for (const b of other.substances) {
        if (a.substance.key === b.substance.key) continue;
        const [low, high] = a.substance.key < b.substance.key ? [a, b] : [b, a];
        const both = `${low.substance.key}|${high.substance.key}|${verdict}`;
        const place = sharedPlace(one.place, other.place, nearness);
        const keys = placesAround(place).map((at) => `${both}|${at}`);
        const [key = both] = keys;
        if (seen.has(key)) continue;
        if (found.length === most) return { pairs: found, isCut: true };
        keys.forEach((around) => seen.add(around));
        found.push(pairOf(table, { key, low, high, nearness, place }));
      }
    }
  }
  return { pairs: found, isCut: false };
}

function sharedPlace(one: StandingPlace, other: StandingPlace, nearness: TogetherNearness): StandingPlace {
  return {
    room: nearness === "site" ? null : (one.room ?? other.room),
    cabinet: nearness === "cabinet" ? one.cabinet : null,
  };
}

/** A place and the wider ones around it, as keys, the nearest first. */
function placesAround({ room, cabinet }: StandingPlace): readonly string[] {
  const around = [
    ...(cabinet === null ? [] : [{ room, cabinet }]),
    ...(room === null ? [] : [{ room, cabinet: null }]),
    { room: null, cabinet: null },
  ];
  return around.map(placeKey);
}

interface FoundPair extends Pick<StandingPair, "key" | "nearness" | "place"> {
  readonly low: Cell["substances"][number];
  readonly high: Cell["substances"][number];
}

function pairOf(table: ReactivityTable, { low, high, ...found }: FoundPair): StandingPair {
  const [a, b] = [low.substance, high.substance];
  return {
    ...found,
    a: { key: a.key, name: a.name, ids: low.ids },
    b: { key: b.key, name: b.name, ids: high.ids },
    prediction: predictionOfGroups(table, [a.groups, b.groups], [a.formula, b.formula]),
  };
}
