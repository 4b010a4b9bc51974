import * as z from "zod";
import { binary, success } from "../schemas/ground/answers.ts";
import { demoSignIn, mapSettings, providers } from "../schemas/accounts/settings.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";

export const getConfig = defineEndpoint({
  id: "getConfig",
  method: "GET",
  path: "/get-config",
  summary: "Server configuration: map, active providers, and (in demo mode only) the demo sign-ins.",
  access: "anyone",
  response: success({
    version: z.string(),
    map: mapSettings,
    providers,
    demo: z
      .object({
        sign_ins: z.array(demoSignIn),
      })
      .nullable(),
  }),
  errors: [],
  example: {
    response: {
      status: "success",
      version: "0.1.0",
      map: {
        engine: "embedded",
        mapbox_token: null,
        style_url: null,
        regions: [
          {
            name: "Halifax harbour, Nova Scotia",
            bbox: [-63.68, 44.6, -63.48, 44.74],
            edition: "2026-11-21",
            path: "/regions/halifax-0a1b2c3d4e5f.json",
            bytes: 133_000,
          },
        ],
      },
      providers: {
        chemicals: "bundled",
        geocoder: "embedded",
        directions: "none",
        directions_around: false,
        weather: "none",
        hydrants: false,
        mail: "outbox",
      },
      demo: null,
    },
  },
});

export const getOpenApi = defineEndpoint({
  id: "getOpenApi",
  method: "GET",
  path: "/openapi.json",
  summary: "This document.",
  access: "anyone",
  response: z.record(z.string(), z.unknown()),
  errors: [],
  example: { response: { openapi: "3.1.0" } },
});

export const healthz = defineEndpoint({
  id: "healthz",
  method: "GET",
  path: "/healthz",
  atRoot: true,
  summary: "The process is alive.",
  access: "anyone",
  response: success({}),
  errors: [],
  example: { response: { status: "success" } },
});

export const readyz = defineEndpoint({
  id: "readyz",
  method: "GET",
  path: "/readyz",
  atRoot: true,
  summary: "The process can answer: database and file store are reachable, and there is room to write.",
  access: "anyone",
  response: success({ checks: z.record(z.string(), z.boolean()) }),
  errors: [],
  example: { response: { status: "success", checks: { database: true, storage: true } } },
});

export const metrics = defineEndpoint({
  id: "metrics",
  method: "GET",
  path: "/metrics",
  atRoot: true,
  summary:
    "Counters in Prometheus text format, without personal data. For the server's own machine, unless METRICS=open.",
  access: "anyone",
  response: binary,
  produces: ["text/plain"],
  errors: ["forbidden"],
  example: { response: new Blob(["placard_requests_total 1\n"], { type: "text/plain" }) },
});

export const service = { getConfig, getOpenApi, healthz, readyz, metrics } as const;
