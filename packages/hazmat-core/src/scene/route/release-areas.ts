import type { Area } from "../../geo/antimeridian.ts";
import type { SceneAnswer } from "../scene.ts";
import type { ZoneId } from "../zone-ids.ts";

/** A release as far as a way is concerned: where nobody should be. */
export type ReleaseZones = Pick<SceneAnswer, "plume" | "circle" | "protective">;

/** An area of a release that a way is looked at for. */
export interface ReleaseArea {
  readonly id: string;
  readonly polygon: Area;
}

/** What of a release lies on the ground: zones that are reached, the circle to clear, the protective distance. */
export function releaseAreas({ plume, circle, protective }: ReleaseZones): readonly ReleaseArea[] {
  const layers: readonly { readonly id: string; readonly polygon: Area | null }[] = [
    ...(plume?.zones ?? []).filter(({ reached }) => reached),
    { id: "evac" satisfies ZoneId, polygon: circle?.polygon ?? null },
    { id: "protect" satisfies ZoneId, polygon: protective?.polygon ?? null },
  ];
  return layers.flatMap(({ id, polygon }) => (polygon === null ? [] : [{ id, polygon }]));
}
