import { join, resolve } from "node:path";
import * as z from "zod";
import { StartError } from "./start-error.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");

/** An environment variable that is set but blank counts as not set. */
const blankIsUnset = (value: unknown): unknown => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: string | number) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, schema);

const environment = z.object({
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 4700),
  HOST: withDefault(z.string(), "127.0.0.1"),
  DATA_DIR: withDefault(z.string(), join(REPOSITORY, ".placard")),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  APP_DIST: withDefault(z.string(), join(REPOSITORY, "apps/reference/dist")),
  DEMO: optional(z.enum(["0", "1"])),
  MAPBOX_TOKEN: optional(z.string()),
  MAP_STYLE_URL: optional(z.url({ protocol: /^https?$/ })),
  GEOCODER: withDefault(z.enum(["embedded"]), "embedded"),
  DIRECTIONS_PROVIDER: withDefault(z.enum(["none", "mapbox", "osrm"]), "none"),
  DIRECTIONS_URL: optional(z.url({ protocol: /^https?$/ })),
  WEATHER_PROVIDER: withDefault(z.enum(["none", "open-meteo"]), "none"),
  WEATHER_URL: withDefault(z.url({ protocol: /^https?$/ }), "https://api.open-meteo.com"),
  CHEMICAL_PROVIDER: withDefault(z.enum(["bundled"]), "bundled"),
  STORAGE: withDefault(z.enum(["file"]), "file"),
  ALLOWED_ORIGINS: withDefault(z.string(), ""),
  TRUST_PROXY: withDefault(z.enum(["0", "1"]), "0"),
  LOG_LEVEL: withDefault(z.enum(["silent", "error", "warn", "info", "debug"]), "warn"),
  SESSION_DAYS: withDefault(z.coerce.number().int().min(1).max(90), 7),
  SIGN_INS_PER_MINUTE: optional(z.coerce.number().int().min(1)),
  REQUESTS_PER_MINUTE: optional(z.coerce.number().int().min(1)),
});

/** Where rows are kept. `memory` is for tests: nothing outlives the process. */
export type DatabaseConfig =
  | { readonly kind: "memory" }
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "postgres"; readonly url: string; readonly schema?: string };

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** How people reach the server: goes into mails and decides whether cookies are marked Secure. */
  readonly publicUrl: string | null;
  readonly appDist: string;
  readonly isDemo: boolean;
  readonly mapboxToken: string | null;
  readonly mapStyleUrl: string | null;
  readonly geocoder: "embedded";
  readonly directions: { readonly provider: "none" | "mapbox" | "osrm"; readonly url: string | null };
  readonly weather: { readonly provider: "none" | "open-meteo"; readonly url: string };
  /** Origins beside our own that may call the API from a browser. */
  readonly allowedOrigins: readonly string[];
  /** Whether X-Forwarded-For is believed: only behind a proxy that sets it. */
  readonly isBehindProxy: boolean;
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug";
  readonly sessionDays: number;
  readonly limits: { readonly signInsPerMinute: number; readonly requestsPerMinute: number };
  /** Whether every answer is checked against the contract before it is sent: on in tests. */
  readonly checksResponses: boolean;
}

/** Calls of one network address in a minute. A demo shares one address among all who try it. */
const USUAL_LIMITS = { signInsPerMinute: 30, requestsPerMinute: 1200 };
const DEMO_LIMITS = { signInsPerMinute: 600, requestsPerMinute: 12_000 };

const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || host.startsWith("127.");

/**
 * Reads and checks the settings. The only reader of the environment.
 *
 * @throws StartError naming the variable, what was wrong and what is accepted
 */
export function configFromEnvironment(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new StartError(`The settings cannot be used. ${problems.join(". ")}.`);
  }
  const values = parsed.data;
  const database: DatabaseConfig =
    values.DATABASE_URL === undefined
      ? { kind: "folder", path: join(resolve(values.DATA_DIR), "database") }
      : { kind: "postgres", url: values.DATABASE_URL };
  if (values.DEMO === "1" && database.kind === "postgres") {
    throw new StartError("Demo data goes into the embedded database alone. Unset DATABASE_URL, or set DEMO=0.");
  }
  const isDemo = database.kind === "folder" && values.DEMO !== "0";
  if (isDemo && values.DEMO === undefined && !isLoopback(values.HOST)) {
    throw new StartError(
      `Demo sign-ins are public, so demo mode does not listen on ${values.HOST}. Set DEMO=0 to start without demo data, or DEMO=1 if others are meant to use the demo.`,
    );
  }
  const usual = isDemo ? DEMO_LIMITS : USUAL_LIMITS;
  if (values.DIRECTIONS_PROVIDER === "mapbox" && values.MAPBOX_TOKEN === undefined) {
    throw new StartError("DIRECTIONS_PROVIDER=mapbox needs MAPBOX_TOKEN.");
  }
  if (values.DIRECTIONS_PROVIDER === "osrm" && values.DIRECTIONS_URL === undefined) {
    throw new StartError("DIRECTIONS_PROVIDER=osrm needs DIRECTIONS_URL, the address of the OSRM server.");
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    database,
    publicUrl: values.PUBLIC_URL ?? null,
    appDist: resolve(values.APP_DIST),
    isDemo,
    mapboxToken: values.MAPBOX_TOKEN ?? null,
    mapStyleUrl: values.MAP_STYLE_URL ?? null,
    geocoder: values.GEOCODER,
    directions: { provider: values.DIRECTIONS_PROVIDER, url: values.DIRECTIONS_URL ?? null },
    weather: { provider: values.WEATHER_PROVIDER, url: values.WEATHER_URL },
    allowedOrigins: values.ALLOWED_ORIGINS.split(",")
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ""),
    isBehindProxy: values.TRUST_PROXY === "1",
    logLevel: values.LOG_LEVEL,
    sessionDays: values.SESSION_DAYS,
    limits: {
      signInsPerMinute: values.SIGN_INS_PER_MINUTE ?? usual.signInsPerMinute,
      requestsPerMinute: values.REQUESTS_PER_MINUTE ?? usual.requestsPerMinute,
    },
    checksResponses: false,
  };
}
