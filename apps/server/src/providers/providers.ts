import type { Directions, WeatherSource } from "@placard/hazmat-core";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";

/** Where knowledge from outside the database comes from. Each can be replaced in tests. */
export interface Providers {
  readonly directions: Directions | null;
  readonly weather: WeatherSource | null;
}

export function createProviders(_config: Config, _database: Database, _now: () => Date): Providers {
  return { directions: null, weather: null };
}
