import type { Config } from "../../config.ts";
import type { Fetch } from "../fetch-json.ts";
import type { OutsideGeocoder } from "./geocoder.ts";
import { mapboxGeocoder } from "./mapbox.ts";
import { pelias } from "./pelias.ts";
import { photon } from "./photon.ts";

/** The configured geocoder; `null`: no outside service is used. */
export function outsideGeocoder(config: Config, fetch: Fetch): OutsideGeocoder | null {
  const { geocoder, geocoderUrl: url, geocoderKey, mapboxServerToken, mapboxToken } = config;
  const token = mapboxServerToken ?? mapboxToken;
  switch (geocoder) {
    case "photon":
      return url === null ? null : photon(url, fetch);
    case "pelias":
      return url === null ? null : pelias(url, geocoderKey, fetch);
    case "mapbox":
      return token === null ? null : mapboxGeocoder(token, fetch);
    case "embedded":
      return null;
  }
}
