import { getConfig } from "@placard/api-client/internal";
import type { Config } from "../../config.ts";
import { openDemoSignIns } from "../../demo/open-sign-ins.ts";
import { implementOpen } from "../../http/operation.ts";
import { hasHydrants } from "../../db/queries/hydrants.ts";
import { VERSION } from "../../version.ts";

export const getConfigOperation = implementOpen(getConfig, async ({ ctx }) => {
  const { config } = ctx;
  const signIns = await openDemoSignIns(ctx);
  return {
    status: "success",
    version: VERSION,
    map: {
      ...mapOf(config),
      regions: ctx.regions.map(({ name, bbox, edition, path, bytes }) => ({ name, bbox, edition, path, bytes })),
    },
    providers: {
      chemicals: config.pubchemUrl === null ? "bundled" : "bundled+pubchem",
      geocoder: config.geocoder,
      directions: config.directions.provider,
      directions_around: ctx.providers.directions?.goesAround === true,
      weather: config.weather.provider,
      hydrants: await ctx.database.system(hasHydrants),
      mail: config.smtp === null ? "outbox" : "smtp",
    },
    demo:
      signIns === null
        ? null
        : { sign_ins: signIns.map(({ label, kind, email, password }) => ({ label, kind, email, password })) },
  };
});

function mapOf({ mapboxToken, mapStyleUrl }: Config): {
  engine: "mapbox" | "style" | "embedded";
  mapbox_token: string | null;
  style_url: string | null;
} {
  if (mapboxToken !== null) return { engine: "mapbox", mapbox_token: mapboxToken, style_url: null };
  if (mapStyleUrl !== null) return { engine: "style", mapbox_token: null, style_url: mapStyleUrl };
  return { engine: "embedded", mapbox_token: null, style_url: null };
}
