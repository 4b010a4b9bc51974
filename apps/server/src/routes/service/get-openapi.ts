import { getOpenApi } from "@placard/api-client";
import { openApiDocument } from "@placard/api-client/openapi";
import type { Config } from "../../config.ts";
import { implementOpen } from "../../http/operation.ts";
import { originOf } from "../../http/origin.ts";
import { VERSION } from "../../version.ts";

/** The document of a configuration as text. Making it anew for each of anybody's calls would cost 50 ms of the server. */
const made = new WeakMap<Config, string>();

function documentOf(config: Config): string {
  const text = made.get(config) ?? JSON.stringify(openApiDocument({ version: VERSION, serverUrl: originOf(config) }));
  made.set(config, text);
  return text;
}

export const getOpenApiOperation = implementOpen(
  getOpenApi,
  async ({ ctx }) =>
    new Response(documentOf(ctx.config), {
      headers: { "Content-Type": "application/json", "Cache-Control": "public, max-age=3600" },
    }),
);
