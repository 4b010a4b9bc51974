import { Building, MapPin } from "lucide";
import { useMemo } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { mapTexts } from "../../messages/en/map/map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { HYDRANT_SIGNS } from "../HydrantLayer/hydrant-features.ts";
import type { MapPlaces } from "../LayersPanel/LayersPanel.tsx";
import type { PlacesInZones } from "./places-in-zones.ts";

/** Places drawn in zones, in the order of the legend. */
export const PLACE_KINDS = ["sites", "points", "hydrants"] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

const SIGNS = {
  sites: <Icon of={Building} />,
  points: <Icon of={MapPin} />,
  hydrants: HYDRANT_SIGNS["in-service"],
} as const;

/**
 * Legend rows for the places inside the zones. Kinds without places have no row.
 *
 * @param hasPoints - true if there are site points, which are drawn everywhere and always have a row
 */
export function usePlaceRows(inside: PlacesInZones, hasPoints: boolean): readonly MapPlaces[] {
  const texts = useTexts(mapTexts).map;
  return useMemo(
    () =>
      PLACE_KINDS.flatMap((id) => {
        const places = inside[id];
        if (places === undefined || places.length === 0) {
          return id === "points" && hasPoints ? [{ id, label: texts.pointsOutside, sign: SIGNS[id] }] : [];
        }
        return [{ id, label: texts.placesInZones[id](places.length), sign: SIGNS[id] }];
      }),
    [inside, texts, hasPoints],
  );
}
