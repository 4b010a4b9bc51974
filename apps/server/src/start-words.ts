import type { Config } from "./config.ts";
import { DEMO_SIGN_INS } from "./demo/sign-ins.ts";
import { originOf } from "./http/origin.ts";
import type { RunningServer } from "./start-server.ts";

/** What start prints: where to go, what is set up and what is not, without secrets. */
export function startWords(config: Config, server: RunningServer): string {
  const lines = [
    `Placard is at ${server.url}`,
    "",
    `Rows      ${config.database.kind === "postgres" ? "PostgreSQL (DATABASE_URL)" : `embedded, in ${config.dataDir}`}`,
    `Files     ${config.dataDir}/files`,
    `Mails     ${server.context.mailer.description}`,
    `Links     ${linkWords(config)}`,
    `Map       ${mapWords(config)}`,
    `Addresses embedded: registered locations, towns and typed coordinates`,
    `Weather   ${config.weather.provider === "none" ? "typed in by hand (set WEATHER_PROVIDER to change)" : config.weather.provider}`,
    `Routes    ${config.directions.provider === "none" ? "straight line (set DIRECTIONS_PROVIDER to change)" : config.directions.provider}`,
  ];
  if (config.isDemo) {
    lines.push("", "Demo mode: invented sites near Halifax NS. Sign in with");
    for (const { label, email, password } of DEMO_SIGN_INS) lines.push(`  ${label}: ${email}  ${password}`);
  }
  return lines.join("\n");
}

/** Where links in mails lead, and whether cookies travel encrypted. */
function linkWords(config: Config): string {
  if (config.publicUrl === null) return `lead to ${originOf(config)} (set PUBLIC_URL to the address that people use)`;
  const isSecure = config.publicUrl.startsWith("https:");
  return `lead to ${config.publicUrl}${isSecure ? "" : "; cookies travel in the clear without https"}`;
}

function mapWords(config: Config): string {
  if (config.mapboxToken !== null) return "Mapbox (MAPBOX_TOKEN)";
  if (config.mapStyleUrl !== null) return `style ${new URL(config.mapStyleUrl).host}`;
  return "embedded base; streets are not loaded (set MAP_STYLE_URL to change)";
}
