import type { Config } from "./config.ts";
import { openDemoSignIns } from "./demo/open-sign-ins.ts";
import type { DemoSignIn } from "./demo/sign-ins.ts";
import { originOf } from "./http/origin.ts";
import type { RunningServer } from "./start-server.ts";

/** Start banner: the address and the settings, without secrets. */
export async function startBanner({ url, context }: Pick<RunningServer, "url" | "context">): Promise<string> {
  const { config, mailer, storage } = context;
  const lines = [
    `Placard is running at ${url}`,
    "",
    `Database  ${config.database.kind === "postgres" ? "PostgreSQL (DATABASE_URL)" : `embedded, in ${config.dataDir}`}`,
    `Files     ${storage.description}${isSentInClear(config) ? "; without https, files are sent unencrypted" : ""}`,
    `Email     ${mailer.description}`,
    `Links     ${linkWords(config)}`,
    `Map       ${mapWords(config)}`,
    `Chemicals ${config.pubchemUrl === null ? "built in" : `built in, plus PubChem at ${new URL(config.pubchemUrl).host}`}`,
    `Addresses ${addressWords(config)}`,
    `Weather   ${config.weather.provider === "none" ? "entered by hand (set WEATHER_PROVIDER to change)" : config.weather.provider}`,
    `Routes    ${config.directions.provider === "none" ? "straight line (set DIRECTIONS_PROVIDER to change)" : config.directions.provider}`,
  ];
  const signIns = await openDemoSignIns(context);
  return [...lines, ...(signIns === null ? [] : demoWords(signIns))].join("\n");
}

function demoWords(signIns: readonly DemoSignIn[]): string[] {
  if (signIns.length === 0) {
    return ["", "Demo mode, but the demo data was removed. Set DEMO=0 so that new departments need approval."];
  }
  const people = signIns.map(({ label, email, password }) => `  ${label}: ${email}  ${password}`);
  return ["", "Demo mode: fictional sites near Halifax NS. Sign in with", ...people];
}

const isSentInClear = ({ storage, s3 }: Config): boolean =>
  storage === "s3" && s3?.endpoint.startsWith("http:") === true;

/** Base address of links in emails, and whether cookies are encrypted in transit. */
function linkWords(config: Config): string {
  if (config.publicUrl === null) return `point to ${originOf(config)} (set PUBLIC_URL to the public address)`;
  const isSecure = config.publicUrl.startsWith("https:");
  return `point to ${config.publicUrl}${isSecure ? "" : "; without https, cookies are sent unencrypted"}`;
}

function addressWords({ geocoder, geocoderUrl }: Config): string {
  if (geocoder === "embedded") return "built in: registered locations, towns and typed coordinates";
  const host = geocoderUrl === null ? "" : ` at ${new URL(geocoderUrl).host}`;
  return `registered locations and typed coordinates, then ${geocoder}${host}; towns if it does not respond`;
}

function mapWords(config: Config): string {
  if (config.mapboxToken !== null) return "Mapbox (MAPBOX_TOKEN)";
  if (config.mapStyleUrl !== null) return `style ${new URL(config.mapStyleUrl).host}`;
  return "built-in base map without streets (set MAP_STYLE_URL to change)";
}
