import { join, resolve } from "node:path";
import * as z from "zod";
import type { BuiltPages } from "./http/built-pages.ts";
import { address, oneOf, optional, origin, origins, wholeNumber, withDefault } from "./settings.ts";
import { StartError } from "./start-error.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");

const environment = z.object({
  PORT: withDefault(wholeNumber(0, 65_535), 4700),
  HOST: withDefault(z.string(), "127.0.0.1"),
  DATA_DIR: withDefault(z.string(), join(REPOSITORY, ".placard")),
  SERVER_KEY: optional(
    z.string().min(32, { error: "Use at least 32 random characters, for example from: openssl rand -hex 32" }),
  ),
  DATABASE_URL: optional(address(["postgres", "postgresql"], "postgres://user:password@host/placard")),
  PUBLIC_URL: optional(origin),
  APP_DIST: withDefault(z.string(), join(REPOSITORY, "apps/reference/dist")),
  DEMO: optional(oneOf(["0", "1"])),
  SMTP_URL: optional(address(["smtp", "smtps"], "smtps://user:password@mail.example")),
  MAIL_FROM: optional(z.email({ error: "Set the sender address, such as placard@fire.example" })),
  MAPBOX_TOKEN: optional(
    z.string().refine((token) => !token.startsWith("sk."), {
      error: "This is a secret token, but it is sent to browsers. Use a public one (pk.)",
    }),
  ),
  MAP_STYLE_URL: optional(address(["https", "http"], "https://tiles.openfreemap.org/styles/liberty")),
  REGION_PACK_DIR: optional(z.string()),
  MAPBOX_SERVER_TOKEN: optional(z.string()),
  GEOCODER: withDefault(oneOf(["embedded", "mapbox", "photon", "pelias"]), "embedded"),
  GEOCODER_URL: optional(address(["https", "http"], "https://photon.example")),
  GEOCODER_KEY: optional(z.string()),
  DIRECTIONS_PROVIDER: withDefault(oneOf(["none", "mapbox", "osrm", "valhalla"]), "none"),
  DIRECTIONS_URL: optional(address(["https", "http"], "https://osrm.example")),
  WEATHER_PROVIDER: withDefault(oneOf(["none", "open-meteo", "nws", "eccc"]), "none"),
  WEATHER_URL: optional(address(["https", "http"], "https://api.open-meteo.com")),
  CHEMICAL_PROVIDER: withDefault(oneOf(["bundled", "bundled+pubchem"]), "bundled"),
  PUBCHEM_URL: withDefault(
    address(["https", "http"], "https://pubchem.ncbi.nlm.nih.gov"),
    "https://pubchem.ncbi.nlm.nih.gov",
  ),
  STORAGE: withDefault(oneOf(["file", "s3"]), "file"),
  S3_ENDPOINT: optional(origin),
  S3_BUCKET: optional(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: "Use the name of a bucket: 3 to 63 lowercase letters, digits, dots and hyphens",
    }),
  ),
  S3_REGION: withDefault(z.string(), "us-east-1"),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PATH_STYLE: withDefault(oneOf(["0", "1"]), "1"),
  S3_PREFIX: optional(
    z.string().regex(/^[\w-]+(?:\/[\w-]+)*$/, {
      error: "Use letters, digits, hyphens and underscores, with / between folders, such as placard/files",
    }),
  ),
  HYDRANTS_URL: optional(
    address(["https", "http"], "https://gis.example/arcgis/rest/services/Hydrants/FeatureServer/0").refine(
      (url) => /\/(FeatureServer|MapServer)\/\d+\/?$/.test(url),
      { error: 'Use the URL of one layer, ending in /FeatureServer/0. To load a file, run "hydrants import <file>"' },
    ),
  ),
  HYDRANTS_REFRESH_HOURS: withDefault(wholeNumber(1, 744), 24),
  ALLOWED_ORIGINS: withDefault(origins, ""),
  TRUST_PROXY: withDefault(oneOf(["0", "1"]), "0"),
  METRICS: withDefault(oneOf(["local", "open"]), "local"),
  LOG_LEVEL: withDefault(oneOf(["silent", "error", "warn", "info", "debug"]), "warn"),
  SESSION_DAYS: withDefault(wholeNumber(1, 90), 7),
  SIGN_INS_PER_MINUTE: optional(wholeNumber(1, 1_000_000)),
  REQUESTS_PER_MINUTE: optional(wholeNumber(1, 1_000_000)),
});

/** Location of the rows. */
export type DatabaseConfig =
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "postgres"; readonly url: string; readonly schema?: string };

/** A bucket of any store that supports the Amazon S3 protocol. */
export interface S3Config {
  /** Origin of the store. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** True if the bucket is the first part of the path, false if it is the first part of the host name. */
  readonly isPathStyle: boolean;
  /** Prefix of each key: empty, or ending with a slash. */
  readonly prefix: string;
}

export interface SmtpConfig {
  readonly url: string;
  /** Sender address of emails. */
  readonly from: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly database: DatabaseConfig;
  /** Location of uploaded files: in `dataDir`, or in `s3`. */
  readonly storage: "file" | "s3";
  /** The bucket. It can be set while files are still in `dataDir`, to copy files between the two. `null`: not set. */
  readonly s3: S3Config | null;
  /**
   * Shared key of several servers on one database, to recognize each other's digests; `null`: each server creates its
   * own.
   */
  readonly serverKey: string | null;
  /** Public address of the server. It is used in emails, and decides whether cookies are marked Secure. */
  readonly publicUrl: string | null;
  /** The mail server; `null`: emails are written to files. */
  readonly smtp: SmtpConfig | null;
  readonly appDist: string;
  /** Pages that are served next to the app once they are built. */
  readonly builtPages: readonly BuiltPages[];
  readonly isDemo: boolean;
  readonly mapboxToken: string | null;
  /** For addresses and routes of Mapbox. It is never sent to a browser. Without it, the token of the map is used. */
  readonly mapboxServerToken: string | null;
  readonly mapStyleUrl: string | null;
  /** Folder with the map region packs; `null`: none. */
  readonly regionPackDir: string | null;
  /** Geocoder used after the registered sites; `embedded` sends no requests. */
  readonly geocoder: "embedded" | "mapbox" | "photon" | "pelias";
  readonly geocoderUrl: string | null;
  /** API key that a hosted Pelias requires. */
  readonly geocoderKey: string | null;
  readonly directions: { readonly provider: "none" | "mapbox" | "osrm" | "valhalla"; readonly url: string | null };
  /** PubChem, queried in addition to the bundled dataset; `null`: not used. */
  readonly pubchemUrl: string | null;
  /** Without an address, the provider's default address is used. */
  readonly weather: { readonly provider: "none" | "open-meteo" | "nws" | "eccc"; readonly url: string | null };
  /** Esri FeatureServer layer with the hydrants, and the refresh interval. Without a URL, hydrants come from a file. */
  readonly hydrants: { readonly url: string | null; readonly refreshHours: number };
  /** Other origins that may call the API from a browser. */
  readonly allowedOrigins: readonly string[];
  /** True if X-Forwarded-For is trusted. Set it only behind a proxy that sets the header. */
  readonly isBehindProxy: boolean;
  /** True if /metrics answers everyone who reaches the port, not only this machine. */
  readonly hasOpenMetrics: boolean;
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug";
  readonly sessionDays: number;
  readonly limits: { readonly signInsPerMinute: number; readonly requestsPerMinute: number };
  /** True if every answer is checked against the contract before it is sent. On in tests. */
  readonly checksResponses: boolean;
}

/** Map regions around the harbour of the demo sites. */
const DEMO_REGIONS = join(REPOSITORY, "apps/server/regions/generated");

const BUILT_PAGES: readonly BuiltPages[] = [
  { path: "/docs", name: "The API reference", folder: join(REPOSITORY, "docs-static"), command: "pnpm docs:build" },
  {
    path: "/storybook",
    name: "The component library",
    folder: join(REPOSITORY, "storybook-static"),
    command: "pnpm storybook:build",
  },
];

/** Calls per network address and minute. In a demo, all visitors share one address. */
const USUAL_LIMITS = { signInsPerMinute: 30, requestsPerMinute: 1200 };
const DEMO_LIMITS = { signInsPerMinute: 600, requestsPerMinute: 12_000 };

const isLoopback = (host: string): boolean => host === "localhost" || host === "::1" || host.startsWith("127.");

/**
 * Reads and validates the settings. No other code reads the environment.
 *
 * @throws StartError naming the variable, the problem and the accepted values
 */
export function configFromEnvironment(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new StartError(`Invalid settings. ${problems.join(". ")}.`);
  }
  const values = parsed.data;
  const database: DatabaseConfig =
    values.DATABASE_URL === undefined
      ? { kind: "folder", path: join(resolve(values.DATA_DIR), "database") }
      : { kind: "postgres", url: values.DATABASE_URL };
  const isDemo = database.kind === "folder" && values.DEMO !== "0";
  const problems = [
    ...demoProblems(values, { isDemo, isPostgres: database.kind === "postgres" }),
    ...missingSettings(values),
  ];
  if (problems.length > 0) throw new StartError(problems.join("\n"));
  const usual = isDemo ? DEMO_LIMITS : USUAL_LIMITS;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    database,
    storage: values.STORAGE,
    s3: s3Of(values),
    serverKey: values.SERVER_KEY ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    smtp: smtpOf(values),
    appDist: resolve(values.APP_DIST),
    builtPages: BUILT_PAGES,
    isDemo,
    mapboxToken: values.MAPBOX_TOKEN ?? null,
    mapboxServerToken: values.MAPBOX_SERVER_TOKEN ?? null,
    mapStyleUrl: values.MAP_STYLE_URL ?? null,
    regionPackDir: regionPacksOf(values.REGION_PACK_DIR, isDemo),
    geocoder: values.GEOCODER,
    geocoderUrl: values.GEOCODER_URL ?? null,
    geocoderKey: values.GEOCODER_KEY ?? null,
    directions: { provider: values.DIRECTIONS_PROVIDER, url: values.DIRECTIONS_URL ?? null },
    pubchemUrl: values.CHEMICAL_PROVIDER === "bundled+pubchem" ? values.PUBCHEM_URL : null,
    weather: { provider: values.WEATHER_PROVIDER, url: values.WEATHER_URL ?? null },
    hydrants: { url: values.HYDRANTS_URL ?? null, refreshHours: values.HYDRANTS_REFRESH_HOURS },
    allowedOrigins: values.ALLOWED_ORIGINS,
    isBehindProxy: values.TRUST_PROXY === "1",
    hasOpenMetrics: values.METRICS === "open",
    logLevel: values.LOG_LEVEL,
    sessionDays: values.SESSION_DAYS,
    limits: {
      signInsPerMinute: values.SIGN_INS_PER_MINUTE ?? usual.signInsPerMinute,
      requestsPerMinute: values.REQUESTS_PER_MINUTE ?? usual.requestsPerMinute,
    },
    checksResponses: false,
  };
}

type Values = z.output<typeof environment>;

/** Reasons why the demo cannot run with these settings. */
function demoProblems(
  { DEMO, HOST }: Values,
  { isDemo, isPostgres }: { readonly isDemo: boolean; readonly isPostgres: boolean },
): string[] {
  if (DEMO === "1" && isPostgres) {
    return ["Demo data works only with the embedded database. Unset DATABASE_URL or set DEMO=0."];
  }
  if (isDemo && DEMO === undefined && !isLoopback(HOST)) {
    return [
      `Demo sign-ins are public, so demo mode does not listen on ${HOST} by default. Set DEMO=0 to start without demo data, or DEMO=1 to let others use the demo.`,
    ];
  }
  return [];
}

/** Settings that others need, all of them, so that one start names everything to set. */
function missingSettings(values: Values): string[] {
  const { DIRECTIONS_PROVIDER: directions, GEOCODER: geocoder } = values;
  const hasToken = (values.MAPBOX_SERVER_TOKEN ?? values.MAPBOX_TOKEN) !== undefined;
  const SERVERS = { osrm: "OSRM", valhalla: "Valhalla", photon: "Photon", pelias: "Pelias" } as const;
  const problems: string[] = [];
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const s3 = Object.entries({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY });
  const missing = s3.filter(([, value]) => value === undefined).map(([name]) => name);
  if (values.STORAGE === "s3" && missing.length > 0) {
    const list = new Intl.ListFormat("en").format(missing);
    problems.push(`STORAGE=s3 also needs ${list}. Set them to the bucket for uploaded files and its keys.`);
  }
  if (values.SMTP_URL !== undefined && values.PUBLIC_URL === undefined) {
    problems.push(
      "SMTP_URL also needs PUBLIC_URL: links in emails point to it. Set it to the address that people open, such as https://placard.example.",
    );
  }
  if (values.MAIL_FROM !== undefined && values.SMTP_URL === undefined) {
    problems.push(
      "MAIL_FROM also needs SMTP_URL. Set it to the mail server, such as smtps://user:password@mail.example.",
    );
  }
  if (directions === "mapbox" && !hasToken) {
    problems.push("DIRECTIONS_PROVIDER=mapbox needs MAPBOX_TOKEN. Set it to a token of your Mapbox account.");
  }
  if ((directions === "osrm" || directions === "valhalla") && values.DIRECTIONS_URL === undefined) {
    problems.push(
      `DIRECTIONS_PROVIDER=${directions} needs DIRECTIONS_URL, the address of the ${SERVERS[directions]} server.`,
    );
  }
  if (geocoder === "mapbox" && !hasToken) {
    problems.push("GEOCODER=mapbox needs MAPBOX_SERVER_TOKEN, or MAPBOX_TOKEN.");
  }
  if ((geocoder === "photon" || geocoder === "pelias") && values.GEOCODER_URL === undefined) {
    problems.push(`GEOCODER=${geocoder} needs GEOCODER_URL, the address of the ${SERVERS[geocoder]} server.`);
  }
  return problems;
}

/** @returns `null` if no bucket is set; `missingSettings` rejects STORAGE=s3 without one */
function s3Of(values: Values): S3Config | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION: region, S3_PREFIX } = values;
  if (S3_BUCKET === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) return null;
  return {
    endpoint: values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    bucket: S3_BUCKET,
    region,
    keyId: S3_ACCESS_KEY_ID,
    secret: S3_SECRET_ACCESS_KEY,
    isPathStyle: values.S3_PATH_STYLE === "1",
    prefix: S3_PREFIX === undefined ? "" : `${S3_PREFIX}/`,
  };
}

function regionPacksOf(named: string | undefined, isDemo: boolean): string | null {
  if (named !== undefined) return resolve(named);
  return isDemo ? DEMO_REGIONS : null;
}

/** @returns `null` without a mail server; `missingSettings` rejects one without PUBLIC_URL */
function smtpOf({ SMTP_URL: url, PUBLIC_URL, MAIL_FROM }: Values): SmtpConfig | null {
  if (url === undefined || PUBLIC_URL === undefined) return null;
  return { url, from: MAIL_FROM ?? `no-reply@${new URL(PUBLIC_URL).hostname}` };
}
