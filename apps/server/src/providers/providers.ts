import { bundledChemicalSource, type ChemicalSource, type Directions, type WeatherSource } from "@placard/hazmat-core";
import type { Config } from "../config.ts";
import type { Fetch } from "./fetch-json.ts";
import { openMeteo } from "./open-meteo.ts";
import { mapboxDirections, osrmDirections } from "./road-routing.ts";

/** Where knowledge from outside the database comes from. `null`: nothing is set up, and the answer says so. */
export interface Providers {
  readonly chemicals: ChemicalSource;
  readonly directions: Directions | null;
  readonly weather: WeatherSource | null;
}

export function createProviders(config: Config, fetch: Fetch): Providers {
  return {
    chemicals: bundledChemicalSource(),
    directions: directionsOf(config, fetch),
    weather: config.weather.provider === "open-meteo" ? openMeteo(config.weather.url, fetch) : null,
  };
}

function directionsOf({ directions, mapboxToken }: Config, fetch: Fetch): Directions | null {
  switch (directions.provider) {
    case "mapbox":
      return mapboxToken === null ? null : mapboxDirections(mapboxToken, fetch);
    case "osrm":
      return directions.url === null ? null : osrmDirections(directions.url, fetch);
    case "none":
      return null;
  }
}
