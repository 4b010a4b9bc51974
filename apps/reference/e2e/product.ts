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
  /** Ends the server immediately, as a power cut would end the process. The data folder stays. */
  kill(): Promise<void>;
  /** Ends the server as a person would. The data folder stays. */
  stop(): Promise<void>;
  /** Starts again on the same folder and port. */
  restart(): Promise<void>;
}

/** Maximum start time while other work runs, ms. */
const START_MS = 150_000;

/**
 * The address that a server names once it listens.
 *
 * @returns `null` when its port belongs to another program
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

/** The variable that names where data folders are made. */
export const DATA_FOLDERS = "PLACARD_DATA_FOLDERS";

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
  const dataDir = mkdtempSync(join(process.env[DATA_FOLDERS] ?? tmpdir(), "placard-e2e-"));
  const seeded = process.env[SEEDED_FOLDER];
  if (seeded !== undefined && begin === "seeded") await cp(seeded, dataDir, { recursive: true });
  let child: ChildProcess;

  /** @param port - `0`: whichever the operating system gives, so that no two servers meet on one */
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
  /** For as long as the operating system still holds the port, which begins with the last process. */
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
