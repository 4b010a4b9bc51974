import { spawn } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import type { ServedFolder } from "../pack/serve-folder.ts";

/** Maximum time until a server of a host answers, ms. A development server compiles the page first. */
const START_MS = 120_000;

/**
 * Starts a server of a host on a free port, and waits until it answers.
 *
 * @param args - arguments of Node for a port
 * @throws Error with the output of the server if it does not answer in time
 */
export async function startServer(
  cwd: string,
  args: (port: number) => readonly string[],
  env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "development" },
): Promise<ServedFolder> {
  const port = await freePort();
  const server = spawn(process.execPath, [...args(port)], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
  const stopped = new Promise<void>((resolve) => void server.once("exit", () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill();
    await stopped;
  };
  const url = `http://127.0.0.1:${port}/`;
  if (!(await answers(url))) {
    await stop();
    throw new Error(`Nothing answered at ${url} within ${START_MS / 1000} s:\n${output}`);
  }
  return { url, [Symbol.asyncDispose]: stop };
}

async function answers(url: string): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if ((await fetch(url).catch(() => null))?.ok === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** Returns a port of this machine that is free. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo; // a TCP server that listens has one
      probe.close(() => resolve(port));
    });
  });
}
