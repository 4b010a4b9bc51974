import { bundledChemicalSource, type ChemicalSource, type Directions, type WeatherSource } from "@placard/hazmat-core";
import type { Config } from "../config.ts";
import { environmentCanada } from "./eccc.ts";
import type { Fetch } from "./fetch-json.ts";
import type { OutsideGeocoder } from "./geocoder/geocoder.ts";
import { outsideGeocoder } from "./geocoder/outside-geocoder.ts";
import { nationalWeatherService } from "./nws.ts";
import { openMeteo } from "./open-meteo.ts";
import { livePubchem, type Pubchem } from "./pubchem/pubchem.ts";
import { plausibleWeather } from "./plausible.ts";
import { mapboxDirections, osrmDirections } from "./road-routing.ts";
import { valhallaDirections } from "./valhalla.ts";

/** Sources of information outside the database. `null`: not configured, and the answer says so. */
export interface Providers {
  readonly chemicals: ChemicalSource;
  /** Used only to complete the physical record, never for instructions. */
  readonly pubchem: Pubchem | null;
  readonly directions: Directions | null;
  readonly weather: WeatherSource | null;
  /** Used after the registered locations. */
  readonly geocoder: OutsideGeocoder | null;
}

export function createProviders(config: Config, fetch: Fetch, now: () => Date): Providers {
  return {
    chemicals: bundledChemicalSource(),
    pubchem: config.pubchemUrl === null ? null : livePubchem(config.pubchemUrl, fetch, now),
    directions: directionsOf(config, fetch),
    weather: weatherOf(config, fetch, now),
    geocoder: outsideGeocoder(config, fetch),
  };
}

function weatherOf({ weather: { provider, url } }: Config, fetch: Fetch, now: () => Date): WeatherSource | null {
  switch (provider) {
    case "open-meteo":
      return plausibleWeather(openMeteo(url ?? "https://api.open-meteo.com", fetch), now);
    case "nws":
      return plausibleWeather(nationalWeatherService(url ?? "https://api.weather.gov", fetch, now), now);
    case "eccc":
      return plausibleWeather(environmentCanada(url ?? "https://api.weather.gc.ca", fetch, now), now);
    case "none":
      return null;
  }
}

function directionsOf({ directions, mapboxServerToken, mapboxToken }: Config, fetch: Fetch): Directions | null {
  const token = mapboxServerToken ?? mapboxToken;
  switch (directions.provider) {
    case "mapbox":
      return token === null ? null : mapboxDirections(token, fetch);
    case "osrm":
      return directions.url === null ? null : osrmDirections(directions.url, fetch);
    case "valhalla":
      return directions.url === null ? null : valhallaDirections(directions.url, fetch);
    case "none":
      return null;
  }
}
