import type { Area } from "../../geo/antimeridian.ts";
import type { SceneAnswer } from "../scene.ts";
import { ZONE_LABELS, type ZoneId } from "../zone-ids.ts";

/** Fields of a release that matter for a route. */
export type ReleaseZones = Pick<SceneAnswer, "plume" | "circle" | "protective">;

/** An area of a release that is compared with a route. */
export interface ReleaseArea {
  readonly id: string;
  /** As in the table of zones: `10% LEL`. */
  readonly label: string;
  readonly polygon: Area;
}

/** Areas of a release on the ground: zones that are reached, the isolation circle, the protective action area. */
export function releaseAreas({ plume, circle, protective }: ReleaseZones): readonly ReleaseArea[] {
  const layers: readonly (Pick<ReleaseArea, "id" | "label"> & { readonly polygon: Area | null })[] = [
    ...(plume?.zones ?? []).filter(({ reached }) => reached),
    { id: "evac" satisfies ZoneId, label: ZONE_LABELS.evac, polygon: circle?.polygon ?? null },
    { id: "protect" satisfies ZoneId, label: ZONE_LABELS.protect, polygon: protective?.polygon ?? null },
  ];
  return layers.flatMap(({ id, label, polygon }) => (polygon === null ? [] : [{ id, label, polygon }]));
}
