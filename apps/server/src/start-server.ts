import { Server } from "node:http";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { createContext, type Context } from "./context.ts";
import { lockDataFolder } from "./db/data-folder-lock.ts";
import { rankAllChemicals } from "./db/hazard-rank.ts";
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
  await using stack = new AsyncDisposableStack();
  requireBuiltApp(config.appDist);
  const lock = await lockDataFolder(config.dataDir);
  stack.defer(() => lock.release());
  const context = stack.use(await createContext(config));
  if (config.isDemo) await seedDemo(context);
  await context.database.system(rankAllChemicals);
  stack.use(startSweeping(context));
  stack.use(startWriting(context));
  stack.use(startRefreshingHydrants(context, fetch));
  const server = await listen(createApp(context).fetch, config);
  stack.defer(() => stop(server));
  const opened = stack.move();
  return { url: addressOf(server, config), context, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

function listen(fetch: (request: Request) => Response | Promise<Response>, config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port: config.port, hostname: config.host });
    if (!(server instanceof Server)) throw new TypeError("No TLS options were given, so the server speaks plain HTTP.");
    server.once("listening", () => resolve(server));
    server.once("error", (error: NodeJS.ErrnoException) => reject(startErrorOf(error, config)));
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

function addressOf(server: Server, config: Config): string {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : config.port;
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return `http://${host}:${port}`;
}

/** Lets running requests finish for a moment; streams that never end are cut. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), 3000);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
