import type { Area } from "../../geo/antimeridian.ts";
import type { SceneAnswer } from "../scene.ts";
import { ZONE_LABELS, type ZoneId } from "../zone-ids.ts";

/** A release as far as a way is concerned: where no one should be. */
export type ReleaseZones = Pick<SceneAnswer, "plume" | "circle" | "protective">;

/** An area of a release that a way is looked at for. */
export interface ReleaseArea {
  readonly id: string;
  /** As the table of zones names it: `10% LEL`. */
  readonly label: string;
  readonly polygon: Area;
}

/** What of a release lies on the ground: zones that are reached, the circle to clear, the protective distance. */
export function releaseAreas({ plume, circle, protective }: ReleaseZones): readonly ReleaseArea[] {
  const layers: readonly (Pick<ReleaseArea, "id" | "label"> & { readonly polygon: Area | null })[] = [
    ...(plume?.zones ?? []).filter(({ reached }) => reached),
    { id: "evac" satisfies ZoneId, label: ZONE_LABELS.evac, polygon: circle?.polygon ?? null },
    { id: "protect" satisfies ZoneId, label: ZONE_LABELS.protect, polygon: protective?.polygon ?? null },
  ];
  return layers.flatMap(({ id, label, polygon }) => (polygon === null ? [] : [{ id, label, polygon }]));
}
