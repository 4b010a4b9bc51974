import type { Config } from "./config.ts";
import { openDemoSignIns } from "./demo/open-sign-ins.ts";
import type { DemoSignIn } from "./demo/sign-ins.ts";
import { originOf } from "./http/origin.ts";
import type { RunningServer } from "./start-server.ts";

/** What start prints: where to go, what is set up and what is not, without secrets. */
export async function startWords({ url, context }: Pick<RunningServer, "url" | "context">): Promise<string> {
  const { config, mailer } = context;
  const lines = [
    `Placard is at ${url}`,
    "",
    `Rows      ${config.database.kind === "postgres" ? "PostgreSQL (DATABASE_URL)" : `embedded, in ${config.dataDir}`}`,
    `Files     ${config.dataDir}/files`,
    `Mails     ${mailer.description}`,
    `Links     ${linkWords(config)}`,
    `Map       ${mapWords(config)}`,
    `Chemicals ${config.pubchemUrl === null ? "bundled" : `bundled, with PubChem at ${new URL(config.pubchemUrl).host} beside it`}`,
    `Addresses ${addressWords(config)}`,
    `Weather   ${config.weather.provider === "none" ? "typed in by hand (set WEATHER_PROVIDER to change)" : config.weather.provider}`,
    `Routes    ${config.directions.provider === "none" ? "straight line (set DIRECTIONS_PROVIDER to change)" : config.directions.provider}`,
  ];
  const signIns = await openDemoSignIns(context);
  return [...lines, ...(signIns === null ? [] : demoWords(signIns))].join("\n");
}

function demoWords(signIns: readonly DemoSignIn[]): string[] {
  if (signIns.length === 0) {
    return ["", "Demo mode without its rows, which were removed: set DEMO=0 to have departments wait for approval."];
  }
  const people = signIns.map(({ label, email, password }) => `  ${label}: ${email}  ${password}`);
  return ["", "Demo mode: invented sites near Halifax NS. Sign in with", ...people];
}

/** Where links in mails lead, and whether cookies travel encrypted. */
function linkWords(config: Config): string {
  if (config.publicUrl === null) return `lead to ${originOf(config)} (set PUBLIC_URL to the address that people use)`;
  const isSecure = config.publicUrl.startsWith("https:");
  return `lead to ${config.publicUrl}${isSecure ? "" : "; cookies travel in the clear without https"}`;
}

function addressWords({ geocoder, geocoderUrl }: Config): string {
  if (geocoder === "embedded") return "embedded: registered locations, towns and typed coordinates";
  const host = geocoderUrl === null ? "" : ` at ${new URL(geocoderUrl).host}`;
  return `registered locations and typed coordinates, then ${geocoder}${host}; towns where it does not answer`;
}

function mapWords(config: Config): string {
  if (config.mapboxToken !== null) return "Mapbox (MAPBOX_TOKEN)";
  if (config.mapStyleUrl !== null) return `style ${new URL(config.mapStyleUrl).host}`;
  return "embedded base; streets are not loaded (set MAP_STYLE_URL to change)";
}
