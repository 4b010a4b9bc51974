import type { Location } from "@placard/api-client";
import type { LonLat } from "@placard/hazmat-core";
import { PLAN_POINT_KINDS, type PlanPointKind } from "@placard/hazmat-core/business";
import type { SitePoint } from "@placard/ui/map";
import { useDraftState } from "../../../forms/use-draft-state.ts";
import { asRecord } from "../../../lib/device/stored-json.ts";
import { pinOf } from "../../../lib/map/site-points.ts";
import { useCoordinates } from "../../../lib/map/use-coordinates.ts";
import { useRegionCenter } from "../../../lib/map/use-region-center.ts";
import { coordinatesText } from "../pin/site-place.ts";

/** Draft of a new or edited point. */
export interface PointDraft {
  /** `null` for a new point. */
  readonly id: number | null;
  readonly kind: PlanPointKind | null;
  readonly note: string;
  /** Coordinates as typed or clicked. */
  readonly where: string;
}

const EMPTY: PointDraft = { id: null, kind: null, note: "", where: "" };

/**
 * Draft of a point on the map: its type, and its position by a click or by coordinates; each updates the other. It is
 * saved on this device until it is stored or discarded.
 */
export function usePointDraft(location: Location) {
  const { value: draft, save: setDraft, forget } = useDraftState(`site-point-${location.id}`, EMPTY, draftIn);
  const region = useRegionCenter();
  const coordinates = useCoordinates(pinOf(location) ?? region);
  return {
    draft,
    place: coordinates.pointOf(draft.where),
    coordinates,
    change: (changes: Partial<PointDraft>) => setDraft({ ...draft, ...changes }),
    pick: (center: LonLat) => setDraft({ ...draft, where: coordinatesText(center) }),
    begin: ({ id, kind, note, center }: SitePoint) =>
      setDraft({ id, kind, note: note ?? "", where: coordinatesText(center) }),
    /** Starts with the type and note of a floor plan point, without a position. */
    beginWith: ({ kind, note }: Pick<PointDraft, "kind"> & { readonly note: string | null }) =>
      setDraft({ ...EMPTY, kind, note: note ?? "" }),
    clear: forget,
  };
}

function draftIn(saved: unknown): PointDraft | null {
  const { id, kind, note, where } = asRecord(saved) ?? {};
  if (typeof note !== "string" || typeof where !== "string") return null;
  const known = PLAN_POINT_KINDS.find((one) => one === kind) ?? null;
  return { id: typeof id === "number" ? id : null, kind: known, note, where };
}

export type PointDrafting = ReturnType<typeof usePointDraft>;
