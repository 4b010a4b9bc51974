import { execFile, spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { installPacked, type Archives } from "../pack/pack.ts";
import type { ServedFolder } from "../pack/serve-folder.ts";

/** The version with which the pages were reviewed. */
const NEXT = "next@16.4.6";

const settings = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", CI: "true", NODE_ENV: "production" };

/** The app of `next/`, with the packed packages installed, built and served until disposed. */
export async function startNextHost(archives: Archives): Promise<ServedFolder> {
  const installed = ["react", "react-dom", "maplibre-gl", "react-map-gl", NEXT];
  const app = await installPacked(archives, installed, join(import.meta.dirname, "next"), ["hazmat-core", "ui"]);
  const next = join(app, "node_modules/next/dist/bin/next");
  await promisify(execFile)(process.execPath, [next, "build"], { cwd: app, env: settings }).catch(
    (failed: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`Next built nothing:\n${failed.stdout}${failed.stderr}`);
    },
  );
  const port = await freePort();
  const server = spawn(process.execPath, [next, "start", "--port", `${port}`, "--hostname", "127.0.0.1"], {
    cwd: app,
    env: settings,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}/`;
  const stop = async (): Promise<void> => {
    server.kill();
    await rm(dirname(app), { recursive: true, force: true });
  };
  try {
    await untilAnswered(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, [Symbol.asyncDispose]: stop };
}

async function untilAnswered(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if ((await fetch(url).catch(() => null))?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answered at ${url} within 60 s.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo; // a TCP server that listens has one
      probe.close(() => resolve(port));
    });
  });
}
