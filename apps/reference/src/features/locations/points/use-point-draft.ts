import type { LonLat } from "@placard/hazmat-core";
import type { PlanPointKind } from "@placard/hazmat-core/business";
import { typedCoordinates } from "@placard/hazmat-core/scene";
import type { SitePoint } from "@placard/ui/business";
import { useState } from "react";
import { coordinatesText } from "../pin/site-place.ts";

/** A point before it is set, or one that is changed. */
export interface PointDraft {
  /** `null`: a new one. */
  readonly id: number | null;
  readonly kind: PlanPointKind | null;
  readonly note: string;
  /** As typed, or as the press on the map says it. */
  readonly where: string;
}

const EMPTY: PointDraft = { id: null, kind: null, note: "", where: "" };

/** What is being set on the map: what it is, and where by a press or by coordinates; each says what the other does. */
export function usePointDraft() {
  const [draft, setDraft] = useState<PointDraft>(EMPTY);
  const read = typedCoordinates(draft.where);
  const place: LonLat | null = read?.precision === "point" ? read.center : null;
  return {
    draft,
    place,
    isWrong: draft.where.trim() !== "" && place === null,
    change: (changes: Partial<PointDraft>) => setDraft({ ...draft, ...changes }),
    pick: (center: LonLat) => setDraft({ ...draft, where: coordinatesText(center) }),
    begin: ({ id, kind, note, center }: SitePoint) =>
      setDraft({ id, kind, note: note ?? "", where: coordinatesText(center) }),
    /** A point of a floor plan: what it is, without where. */
    beginWith: ({ kind, note }: Pick<PointDraft, "kind"> & { readonly note: string | null }) =>
      setDraft({ ...EMPTY, kind, note: note ?? "" }),
    clear: () => setDraft(EMPTY),
  };
}

export type PointDrafting = ReturnType<typeof usePointDraft>;
