import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { loadStockClassifier } from "@placard/hazmat-core";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { createContext, type Context } from "./context.ts";
import { startFailure } from "./db/open-failure.ts";
import { endProcess, lockDataFolder } from "./db/data-folder-lock.ts";
import { lockFileStore } from "./db/file-store-lock.ts";
import { loadHazardRank, Ranking } from "./db/hazard-rank.ts";
import { stockOf } from "./db/stock-of.ts";
import { MailSender } from "./mail/mail-sender.ts";
import { startWriting } from "./mail/start-writing.ts";
import { startSweeping } from "./db/sweep.ts";
import { startRefreshingHydrants } from "./hydrants/refresh-hydrants.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { startFillingTowns } from "./jobs/fill-towns.ts";
import { requireBuiltApp } from "./http/static-app.ts";
import { StartError } from "./start-error.ts";
import { claimStore, folderMark } from "./storage/claim-store.ts";
import { openBucket } from "./storage/require-bucket.ts";

/** A server that accepts requests. Disposing it finishes open requests, then flushes and closes everything. */
export interface RunningServer extends AsyncDisposable {
  /** Its address: `http://127.0.0.1:4700`. */
  readonly url: string;
  readonly context: Context;
}

/** Starts everything in order. If a step fails, everything opened before is closed again. */
export async function startServer(config: Config): Promise<RunningServer> {
  try {
    return await start(config);
  } catch (error) {
    throw startFailure(error, config.dataDir);
  }
}

async function start(config: Config): Promise<RunningServer> {
  await using stack = new AsyncDisposableStack();
  requireBuiltApp(config.appDist);
  await requireFreePort(config);
  const lock = await lockDataFolder(config.dataDir);
  stack.defer(() => lock.release());
  stack.use(await lockFileStore(config, endProcess));
  const bucket = await openBucket(config);
  const opened = stack.use(await createContext(config));
  await claimStore(opened, { mark: bucket ?? folderMark(config.dataDir), for: "start" });
  if (config.isDemo) await seedDemo(opened);
  await loadReferenceData(opened);
  const server = await listen(config);
  stack.defer(() => void server.close()); // if a later step fails
  const stopping = new AbortController();
  stack.defer(() => stop(server, stopping));
  const ranks = new Ranking(opened.database);
  const mailSender = new MailSender(opened);
  // The operating system chooses for PORT=0; links in mails need the port that it chose.
  const context = {
    ...opened,
    config: { ...config, port: portOf(server) },
    ranks,
    mailSender,
    stopping: stopping.signal,
  };
  server.on("request", getRequestListener(createApp(context).fetch, { hostname: config.host }));
  const jobs = [
    startRanking(context, ranks),
    startFillingTowns(context),
    startSweeping(context),
    startWriting(context),
    mailSender.start(),
    startRefreshingHydrants(context, fetch),
  ];
  stack.defer(async () => {
    // Requests and jobs end in parallel; the services they use are closed after both.
    await Promise.all([stop(server, stopping), ...jobs.map((job) => job[Symbol.asyncDispose]())]);
  });
  const running = stack.move();
  return { url: addressOf(context.config), context, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** Loads the reference data and builds its indexes. During the first request, this would delay all other requests. */
async function loadReferenceData({ heavyWork }: Context): Promise<void> {
  const facts = { un_number: "1791", cas_number: null, hazard_classification: null, packing_group: null };
  const row = { id: 1, name: "Bleach", room: null, cabinet: null, ...facts };
  const [rankOf, classify] = await Promise.all([loadHazardRank(), loadStockClassifier()]);
  rankOf(row);
  classify(stockOf(row));
  await heavyWork.siteReactivity(async (send) => {
    send([row]);
    return { most: 1 };
  });
}

/** Runs before anything is opened: a server that cannot listen must not migrate the database. */
async function requireFreePort(config: Config): Promise<void> {
  if (config.port === 0) return;
  const server = await listen(config);
  await new Promise((resolve) => server.close(resolve));
}

/** Ranks while the server answers. A failure is logged: readers still get correct ranks, and the next start retries. */
function startRanking({ events }: Context, ranks: Ranking): AsyncDisposable {
  const ending = new AbortController();
  const run = ranks.run(ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted) events.failed({ endpoint: "rankChemicals", requestId: "none", error });
  });
  return {
    [Symbol.asyncDispose]: () => {
      ending.abort();
      return run;
    },
  };
}

function listen(config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("listening", () => resolve(server));
    server.once("error", (error: NodeJS.ErrnoException) => reject(startErrorOf(error, config)));
    server.listen(config.port, config.host);
  });
}

function startErrorOf(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  if (error.code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is in use. Nothing was opened or changed. Stop the program that is using it, or use another port. Run: PORT=${port + 1} pnpm start`,
    );
  }
  if (error.code === "EACCES") {
    return new StartError(
      `This account is not allowed to listen on port ${port}. Nothing was opened or changed. Use a port above 1023. Run: PORT=4700 pnpm start`,
    );
  }
  if (error.code === "EADDRNOTAVAIL") {
    return new StartError(
      `This machine does not have the address ${host}. Nothing was opened or changed. Set HOST to one of its own addresses. To list them, run: hostname -I`,
    );
  }
  return error;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port; // a listening TCP server has one

function addressOf({ host, port }: Config): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * Connections still open after this time are closed. Less than the stop timeout of usual service managers, 30 s and 90
 * s.
 */
const DRAIN_MS = 25_000;

/**
 * Interval at which idle connections are closed. A browser sends its next request on a connection that it keeps open.
 */
const IDLE_MS = 50;

/** Stops the server: ends the streams, accepts no new connection, and finishes open requests. */
export function stop(server: Server, stopping: AbortController): Promise<void> {
  stopping.abort();
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // Connections whose stream or answer has just ended become idle only now.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
  });
}
