import type { Location, Picture } from "@placard/api-client";
import type { LonLat } from "@placard/hazmat-core";
import {
  movedPlan,
  onPlan,
  placePlan,
  type PlanPair,
  type PlanPlace,
  type PlanTie,
} from "@placard/hazmat-core/business";
import { useState } from "react";
import { useDraftState } from "../../../forms/use-draft-state.ts";
import { asRecord } from "../../../lib/device/stored-json.ts";
import { pinOf } from "../../../lib/map/site-points.ts";
import { useCoordinates } from "../../../lib/map/use-coordinates.ts";
import { useRegionCenter } from "../../../lib/map/use-region-center.ts";

/** One of the two points: its position on the page, and its coordinates as typed. */
export interface ControlPointDraft {
  readonly at: PlanPlace | null;
  readonly where: string;
}

export type PointIndex = 0 | 1;

const EMPTY: ControlPointDraft = { at: null, where: "" };

/** Six decimals of a degree, about a tenth of a metre, because plans are moved by metres. */
const whereOf = ([lon, lat]: LonLat): string => `${lat.toFixed(6)}, ${lon.toFixed(6)}`;

const draftOf = ({ x, y, longitude, latitude }: PlanPair): ControlPointDraft => ({
  at: { x, y },
  where: whereOf([longitude, latitude]),
});

/** One of the two points with the position of its coordinates; `null` if they are not valid, or the user has to choose. */
export interface TiePoint extends ControlPointDraft {
  readonly place: LonLat | null;
}

function pairOf({ at, place }: TiePoint): PlanPair | null {
  if (at === null || place === null) return null;
  return { ...at, longitude: place[0], latitude: place[1] };
}

/** The page of a plan and its two points so far. */
interface PlacementInput {
  readonly page: number;
  readonly points: readonly [ControlPointDraft, ControlPointDraft];
}

/**
 * Draft of a plan placement: two points set by clicks or by numbers; each updates the other. It is saved on this device
 * until it is stored or discarded.
 */
export function usePlacementDraft({ id, placement: before }: Pick<Picture, "id" | "placement">, location: Location) {
  const { value, save, forget } = useDraftState<PlacementInput>(
    `plan-placement-${id}`,
    {
      page: before?.page ?? 1,
      points: before === null ? [EMPTY, EMPTY] : [draftOf(before.pairs[0]), draftOf(before.pairs[1])],
    },
    parsePlacementInput,
  );
  const {
    page,
    points: [first, second],
  } = value;
  const setPoints = (next: PlacementInput["points"]): void => save({ page, points: next });
  const [active, setActive] = useState<PointIndex>(0);
  const region = useRegionCenter();
  const coordinates = useCoordinates(pinOf(location) ?? region);
  const pointOf = (tie: ControlPointDraft): TiePoint => ({ ...tie, place: coordinates.pointOf(tie.where) });
  const points = [pointOf(first), pointOf(second)] as const;

  function change(which: PointIndex, part: Partial<ControlPointDraft>): TiePoint {
    const next = { ...value.points[which], ...part };
    setPoints(which === 0 ? [next, second] : [first, next]);
    return pointOf(next);
  }

  /**
   * Selects the other point if a click completed this one and the other is incomplete. Typing does not, since a typed
   * number may continue.
   */
  function press(part: Partial<ControlPointDraft>): void {
    const other: PointIndex = active === 0 ? 1 : 0;
    if (pairOf(change(active, part)) !== null && pairOf(points[other]) === null) setActive(other);
  }

  const pairs = bothOf(pairOf(points[0]), pairOf(points[1]));
  return {
    page,
    points,
    coordinates,
    active,
    setActive,
    change,
    pressPlan: (at: PlanPlace) => press({ at: onPlan(at) }),
    pressMap: (center: LonLat) => press({ where: whereOf(center) }),
    pairs,
    /** Clears the saved draft, so that nothing is restored later. */
    forget,
    /** Shows another page. Its points must be set again, but their coordinates are kept. */
    turnTo(next: number) {
      save({
        page: next,
        points: [
          { ...first, at: null },
          { ...second, at: null },
        ],
      });
      setActive(0);
    },
    nudge(eastM: number, northM: number) {
      if (pairs === null) return;
      const [one, other] = movedPlan(pairs, eastM, northM);
      setPoints([draftOf(one), draftOf(other)]);
    },
  };
}

function parsePlacementInput(saved: unknown): PlacementInput | null {
  const { page, points } = asRecord(saved) ?? {};
  if (typeof page !== "number" || !Number.isSafeInteger(page) || page < 1 || !Array.isArray(points)) return null;
  const [first, second] = points.map(parseControlPoint);
  return first == null || second == null ? null : { page, points: [first, second] };
}

function parseControlPoint(saved: unknown): ControlPointDraft | null {
  const { at, where } = asRecord(saved) ?? {};
  if (typeof where !== "string") return null;
  const { x, y } = asRecord(at) ?? {};
  return { at: typeof x === "number" && typeof y === "number" ? { x, y } : null, where };
}

const bothOf = (one: PlanPair | null, other: PlanPair | null): PlanTie["pairs"] | null =>
  one === null || other === null ? null : [one, other];

export type PlacementDraft = ReturnType<typeof usePlacementDraft>;

/** Position of the plan, or why it cannot be placed; `null` while something is missing. */
export const placementOf = (
  { pairs }: Pick<PlacementDraft, "pairs">,
  aspect: number,
  pin: LonLat | null,
): ReturnType<typeof placePlan> | null => (pairs === null ? null : placePlan({ aspect, pairs }, pin));
