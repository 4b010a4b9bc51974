import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileCache } from "../../../tools/test/compile-cache.ts";

const root = join(import.meta.dirname, "../../..");

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

export interface Product extends AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  /** Ends the server at once, as a power cut would end the process. The data folder stays. */
  kill(): Promise<void>;
  /** Ends the server as a person would. The data folder stays. */
  stop(): Promise<void>;
  /** Starts again on the same folder and port. */
  restart(): Promise<void>;
}

async function waitUntilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 150_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended before it answered:\n${output()}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not answer within 150 s:\n${output()}`);
}

/** The variable that names a data folder with the demo in it, whose server has ended. */
export const SEEDED_FOLDER = "PLACARD_SEEDED_FOLDER";

/**
 * The real product: the server process with its database in a folder of its own, serving the built app.
 *
 * @param begin - `empty`: the server makes its database and the demo, as on a first start. Else it finds what such a start
 *   left, where one was made in advance.
 */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  begin: "seeded" | "empty" = "seeded",
): Promise<Product> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "placard-e2e-"));
  const url = `http://127.0.0.1:${port}`;
  const seeded = process.env[SEEDED_FOLDER];
  if (seeded !== undefined && begin === "seeded") await cp(seeded, dataDir, { recursive: true });
  let child: ChildProcess;

  const launch = async (): Promise<void> => {
    let output = "";
    child = spawn(process.execPath, ["--conditions=@placard/source", "apps/server/src/main.ts"], {
      cwd: root,
      env: {
        ...process.env,
        ...compileCache,
        NODE_ENV: "production",
        DATABASE_URL: "",
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: "1",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await waitUntilHealthy(url, child, () => output);
  };

  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill(signal);
    });

  await launch();
  return {
    url,
    dataDir,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    restart: launch,
    async [Symbol.asyncDispose]() {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
