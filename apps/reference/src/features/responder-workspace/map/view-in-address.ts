import type { MapView } from "@placard/ui/map";

/** Map view for the address: degrees with five digits, about a metre. */
export const writeView = ({ center: [lon, lat], zoom }: MapView): string =>
  `${onTheGlobe(lon).toFixed(5)},${lat.toFixed(5)},${Math.max(0, zoom).toFixed(1)}`;

/** Longitudes of a map that was moved around the globe continue beyond 180°. */
const onTheGlobe = (lon: number): number => lon - 360 * Math.floor((lon + 180) / 360);

/** Map view from the address. */
export function readView(text: string | undefined): MapView | undefined {
  const [lon, lat, zoom] = (text ?? "").split(",").map(Number);
  if (lon === undefined || lat === undefined || zoom === undefined) return undefined;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? { center: [lon, lat], zoom } : undefined;
}
