import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkAnswers, createClient, memorySession, type Client } from "@placard/api-client";
import type { Hono } from "hono";
import { sql } from "kysely";
import { openSession } from "../src/access/sessions.ts";
import { createApp } from "../src/app.ts";
import type { Config, DatabaseConfig } from "../src/config.ts";
import { createContext, type Context } from "../src/context.ts";
import { MailSender } from "../src/mail/mail-sender.ts";
import type { Mail } from "../src/mail/mailer.ts";
import type { Fetch } from "../src/providers/fetch-json.ts";
import { requireDeclared } from "./declared-errors.ts";
import { openEmptyDatabase } from "./empty-database.ts";

export const BASE_URL = "http://placard.test";

/** No result of a test depends on how fast the machine calculates. */
const NO_TIME_LIMIT = { maxQueue: 32, maxMs: 600_000 };

export interface Harness extends AsyncDisposable {
  readonly app: Hono;
  readonly ctx: Context;
  /** Mails that were sent, oldest first. Those that a request causes are sent before `app` answers it. */
  readonly mails: Mail[];
  /** Sends the mails that are due. */
  sendMails(): Promise<void>;
  /** The clock. Moves only by `advance`. */
  advance(milliseconds: number): void;
  /** A client with its own cookie jar; signed in if an account is given. */
  client(accountId?: number): Promise<Client>;
  /** The cookie of a new session. */
  cookie(accountId: number): Promise<string>;
}

/**
 * A whole server without a port: a real database, the real client, and a clock that the test moves.
 *
 * @param outside - replaces outside services
 */
export async function createHarness(overrides: Partial<Config> = {}, outside?: Fetch): Promise<Harness> {
  const dataDir = mkdtempSync(join(tmpdir(), "placard-test-"));
  const postgres = postgresForTests();
  const kept: DatabaseConfig = postgres ?? { kind: "folder", path: join(dataDir, "database") };
  const config: Config = { ...configForTests(dataDir, kept), ...overrides };
  const mails: Mail[] = [];
  let time = Date.parse("2026-11-21T14:00:00.000Z");
  const now = (): Date => new Date(time);
  const mailer = {
    description: "kept in memory",
    send: async (mail: Mail) => {
      mails.push(mail);
    },
  };
  const opened = await createContext(config, {
    now,
    mailer,
    heavyLimits: NO_TIME_LIMIT,
    ...(postgres === null && { database: await openEmptyDatabase() }),
    ...(outside !== undefined && { fetch: outside }),
  });
  const sender = new MailSender(opened);
  let isWoken = false;
  const wake = (): void => {
    isWoken = true;
  };
  const ctx = { ...opened, mailSender: { wake } };
  const app = createApp(ctx);
  const { fetch: answer } = app;
  app.fetch = async (...call) => {
    const response = await answer(...call);
    if (isWoken) {
      isWoken = false;
      await sender.sendDue();
    }
    return response;
  };
  const cookie = (accountId: number): Promise<string> =>
    ctx.database.system((rows) => openSession(rows, ctx, { id: accountId, isFirst: false }));
  return {
    app,
    ctx,
    mails,
    sendMails: () => sender.sendDue(),
    cookie,
    advance: (milliseconds) => {
      time += milliseconds;
    },
    client: async (accountId) => clientOf(app, accountId === undefined ? null : await cookie(accountId)),
    [Symbol.asyncDispose]: async () => {
      if (postgres !== null)
        await ctx.database.system((rows) => sql`drop schema ${sql.id(postgres.schema)} cascade`.execute(rows));
      await ctx[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A separate schema on the PostgreSQL of DATABASE_URL. Without it, tests use a database in memory. */
function postgresForTests(): { kind: "postgres"; url: string; schema: string } | null {
  const url = process.env["DATABASE_URL"];
  if (url === undefined || url === "") return null;
  return { kind: "postgres", url, schema: `test_${crypto.randomUUID().replaceAll("-", "")}` };
}

function configForTests(dataDir: string, database: DatabaseConfig): Config {
  return {
    port: 0,
    host: "127.0.0.1",
    dataDir,
    database,
    storage: "file",
    s3: null,
    serverKey: null,
    publicUrl: null,
    smtp: null,
    appDist: join(dataDir, "app"),
    builtPages: [
      { path: "/docs", name: "The API reference", folder: join(dataDir, "docs"), command: "pnpm docs:build" },
      {
        path: "/storybook",
        name: "The component library",
        folder: join(dataDir, "book"),
        command: "pnpm storybook:build",
      },
    ],
    isDemo: false,
    mapboxToken: null,
    mapStyleUrl: null,
    regionPackDir: null,
    geocoder: "embedded",
    geocoderUrl: null,
    geocoderKey: null,
    mapboxServerToken: null,
    directions: { provider: "none", url: null },
    pubchemUrl: null,
    weather: { provider: "none", url: "https://weather.test" },
    hydrants: { url: null, refreshHours: 24 },
    allowedOrigins: [],
    isBehindProxy: false,
    hasOpenMetrics: false,
    logLevel: process.env["LOG_LEVEL"] === "error" ? "error" : "silent",
    sessionDays: 7,
    limits: { signInsPerMinute: 1000, requestsPerMinute: 100_000 },
    checksResponses: true,
  };
}

/** The real client over `app.request`. It validates every answer, never retries, and keeps its session as in Node. */
function clientOf(app: Hono, session: string | null): Client {
  return createClient({
    baseUrl: BASE_URL,
    fetch: async (url, init) =>
      requireDeclared(await app.request(url, init), init.method ?? "GET", new URL(url).pathname),
    session: memorySession(session === null ? null : `placard_session=${session}`),
    check: checkAnswers,
    maxRetries: 0,
  });
}
