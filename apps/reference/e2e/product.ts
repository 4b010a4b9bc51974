import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileCache } from "../../../tools/test/compile-cache.ts";

const root = join(import.meta.dirname, "../../..");

export interface Product extends AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  /** Stops the server immediately, like a power failure. The data folder stays. */
  kill(): Promise<void>;
  /** Stops the server normally. The data folder stays. */
  stop(): Promise<void>;
  /** Restarts with the same folder and port. */
  restart(): Promise<void>;
}

/** Maximum start time while other work runs, ms. */
const START_MS = 150_000;

/**
 * The URL that a server logs when it starts to listen.
 *
 * @returns `null` if another program uses the port
 */
function addressOf(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let output = "";
    const late = setTimeout(() => {
      reject(new Error(`The server did not listen within ${START_MS / 1000} s:\n${output}`));
    }, START_MS);
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /^Placard is running at (\S+)\n/m.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("close", () => {
      clearTimeout(late);
      if (/^Port \d+ is in use\./m.test(output)) resolve(null);
      else reject(new Error(`The server ended before it listened:\n${output}`));
    });
  });
}

/** Environment variable with the folder for data folders. */
export const DATA_FOLDERS = "PLACARD_DATA_FOLDERS";

/** Environment variable with the data folder of a stopped server that contains the demo. */
export const SEEDED_FOLDER = "PLACARD_SEEDED_FOLDER";

/**
 * The real product: the server process with a database in its own folder, serving the built app.
 *
 * @param begin - `empty`: the server creates its database and the demo, as on a first start. Otherwise it uses the
 * result of such a start, if one was prepared.
 */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  begin: "seeded" | "empty" = "seeded",
): Promise<Product> {
  const dataDir = mkdtempSync(join(process.env[DATA_FOLDERS] ?? tmpdir(), "placard-e2e-"));
  const seeded = process.env[SEEDED_FOLDER];
  if (seeded !== undefined && begin === "seeded") await cp(seeded, dataDir, { recursive: true });
  let child: ChildProcess;

  /** @param port - `0` lets the operating system choose, so that no two servers share a port */
  const launch = async (port: string): Promise<string | null> => {
    child = spawn(process.execPath, ["--conditions=@placard/source", "apps/server/src/main.ts"], {
      cwd: root,
      env: {
        ...process.env,
        ...compileCache,
        NODE_ENV: "production",
        DATABASE_URL: "",
        PORT: port,
        DATA_DIR: dataDir,
        DEMO: "1",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    return addressOf(child);
  };

  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill(signal);
    });

  const url = await launch("0");
  if (url === null) throw new Error("The operating system gave a port that is in use.");
  const { port } = new URL(url);
  /** Retries while the operating system still reserves the port, which is freed after the last process ends. */
  const restart = async (): Promise<void> => {
    const deadline = Date.now() + START_MS;
    while ((await launch(port)) === null) {
      if (Date.now() > deadline) throw new Error(`Port ${port} did not become free within ${START_MS / 1000} s.`);
    }
  };
  return {
    url,
    dataDir,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    restart,
    async [Symbol.asyncDispose]() {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
