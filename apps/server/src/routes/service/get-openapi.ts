import { gzipSync } from "node:zlib";
import { getOpenApi } from "@placard/api-client/internal";
import { openApiDocument } from "@placard/api-client/openapi";
import type { Config } from "../../config.ts";
import { implementOpen } from "../../http/operation.ts";
import { originOf } from "../../http/origin.ts";
import { VERSION } from "../../version.ts";

interface Document {
  readonly text: string;
  readonly gzipped: Uint8Array<ArrayBuffer>;
}

/** The document per configuration. Building or compressing it for every call would cost 80 ms of server time. */
const made = new WeakMap<Config, Document>();

function documentOf(config: Config): Document {
  const document = made.get(config) ?? makeDocument(config);
  made.set(config, document);
  return document;
}

function makeDocument(config: Config): Document {
  const text = JSON.stringify(openApiDocument({ version: VERSION, serverUrl: originOf(config) }));
  return { text, gzipped: new Uint8Array(gzipSync(text)) };
}

export const getOpenApiOperation = implementOpen(getOpenApi, async ({ ctx, request }) => {
  const { text, gzipped } = documentOf(ctx.config);
  return new Response(request.takesGzip ? gzipped : text, {
    headers: {
      "Content-Type": "application/json",
      ...(request.takesGzip && { "Content-Encoding": "gzip" }),
      "Cache-Control": "public, max-age=3600, no-transform", // nothing in between compresses it again
      Vary: "Accept-Encoding",
    },
  });
});
