import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { createContext, type Context } from "./context.ts";
import { diskFullAtStart } from "./db/open-failure.ts";
import { isDiskFull } from "./storage/disk-full.ts";
import { lockDataFolder } from "./db/data-folder-lock.ts";
import { Ranking } from "./db/hazard-rank.ts";
import { startWriting } from "./mail/start-writing.ts";
import { startSweeping } from "./db/sweep.ts";
import { startRefreshingHydrants } from "./hydrants/refresh-hydrants.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { requireBuiltApp } from "./http/static-app.ts";
import { StartError } from "./start-error.ts";

/** A server that accepts requests. Disposing it answers what is under way, then flushes and closes all. */
export interface RunningServer extends AsyncDisposable {
  /** Where it listens: `http://127.0.0.1:4700`. */
  readonly url: string;
  readonly context: Context;
}

/** Starts everything in order; whatever was opened is closed again when a later step fails. */
export async function startServer(config: Config): Promise<RunningServer> {
  try {
    return await start(config);
  } catch (error) {
    throw isDiskFull(error) ? diskFullAtStart(config.dataDir) : error;
  }
}

async function start(config: Config): Promise<RunningServer> {
  await using stack = new AsyncDisposableStack();
  requireBuiltApp(config.appDist);
  const lock = await lockDataFolder(config.dataDir);
  stack.defer(() => lock.release());
  const opened = stack.use(await createContext(config));
  if (config.isDemo) await seedDemo(opened);
  const server = await listen(config);
  const stopping = new AbortController();
  stack.defer(() => stop(server, stopping));
  const ranks = new Ranking(opened.database);
  // The operating system chooses for PORT=0; links in mails need the port that it chose.
  const context = { ...opened, config: { ...config, port: portOf(server) }, ranks, stopping: stopping.signal };
  server.on("request", getRequestListener(createApp(context).fetch, { hostname: config.host }));
  stack.use(startRanking(context, ranks));
  stack.use(startSweeping(context));
  stack.use(startWriting(context));
  stack.use(startRefreshingHydrants(context, fetch));
  const running = stack.move();
  return { url: addressOf(context.config), context, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

/** Ranks while the server answers. A failure is logged: readers still get correct ranks, and the next start tries again. */
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
    return new StartError(`Port ${port} is in use. Stop the program that is using it, or set PORT to another number.`);
  }
  if (error.code === "EACCES") {
    return new StartError(`This account is not allowed to listen on port ${port}. Set PORT to a number above 1023.`);
  }
  if (error.code === "EADDRNOTAVAIL") {
    return new StartError(`This machine does not have the address ${host}. Set HOST to one of its own addresses.`);
  }
  return error;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port; // a TCP server that listens has one

function addressOf({ host, port }: Config): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** What is still open after this long is cut. Less than the grace of usual service managers, 30 s and 90 s. */
const DRAIN_MS = 25_000;

/** Says that it is stopping, ends the streams, takes no new connection, and answers what is under way. */
function stop(server: Server, stopping: AbortController): Promise<void> {
  stopping.abort();
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
