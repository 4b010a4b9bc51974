import type { LonLat } from "@placard/hazmat-core";
import type { PlanPointKind } from "@placard/hazmat-core/business";
import { nearestPlaces, placesInside, ZONE_IDS, type SceneAnswer } from "@placard/hazmat-core/scene";
import type { CountedHydrant, CountedSite } from "./counted-site.ts";

/** Texts that combine names. */
interface NameTexts {
  /** Names of the points on the map of a site: "Gas shut-off". */
  readonly kinds: Readonly<Record<PlanPointKind, string>>;
  /** "Hydrants: H-1, H-2 and 3 more". */
  readonly hydrants: (names: string, more: number) => string;
}

/** Places that may be inside, and the release from which distances to hydrants are measured. */
interface NamedPlaces {
  readonly sites: readonly CountedSite[];
  readonly hydrants: readonly CountedHydrant[];
  readonly origin: LonLat;
}

/**
 * Maximum number of hydrants named, those nearest to the release. A zone of some kilometres has hundreds; the others
 * are counted.
 */
const MAX_HYDRANTS = 12;

/**
 * Names the places inside each layer of an answer, by the layer's id: sites with their business, points on their maps,
 * and hydrants. Empty layers and places without a name are left out.
 */
export function namesInside(
  answer: Pick<SceneAnswer, "plume" | "circle" | "protective">,
  { sites, hydrants, origin }: NamedPlaces,
  texts: NameTexts,
): Readonly<Record<string, readonly string[]>> {
  const named = sites.filter(({ isApproximate }) => isApproximate !== true).flatMap(siteName);
  const points = sites.flatMap((site) => pointNames(site, texts));
  const numbered = hydrants.flatMap(({ lon, lat, facility }) =>
    typeof facility === "string" ? [{ lon, lat, facility, center: [lon, lat] as const }] : [],
  );
  const lists = ZONE_IDS.map((id) => {
    const inZone = placesInside(answer, numbered, [id]);
    const near = nearestPlaces(origin, inZone, MAX_HYDRANTS).map(({ place }) => place.facility);
    return [
      id,
      [
        ...inOrder(placesInside(answer, named, [id])),
        ...inOrder(placesInside(answer, points, [id])),
        ...(near.length === 0 ? [] : [texts.hydrants(near.join(", "), inZone.length - near.length)]),
      ],
    ] as const;
  });
  return Object.fromEntries(lists.filter(([, names]) => names.length > 0));
}

interface NamedPlace {
  readonly lon: number;
  readonly lat: number;
  readonly words: string;
}

const inOrder = (places: readonly NamedPlace[]): readonly string[] =>
  places.map(({ words }) => words).toSorted((a, b) => a.localeCompare(b));

function siteName({ lon, lat, name, business }: CountedSite): readonly NamedPlace[] {
  return name === undefined ? [] : [{ lon, lat, words: business === undefined ? name : `${name}, ${business}` }];
}

function pointNames({ name, points = [] }: CountedSite, { kinds }: NameTexts): readonly NamedPlace[] {
  return points.map(({ kind, note, center: [lon, lat] }) => {
    const what = note === null ? kinds[kind] : `${kinds[kind]}, ${note}`;
    return { lon, lat, words: name === undefined ? what : `${what} (${name})` };
  });
}
