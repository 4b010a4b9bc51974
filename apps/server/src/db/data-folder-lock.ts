import { createHash } from "node:crypto";
import { accessSync, constants, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

/** Held while one process uses a data folder. */
export interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * Takes a data folder for this process alone: two embedded databases on one folder lose rows without a word.
 *
 * On Linux the lock is an abstract socket, which the kernel frees even after `kill -9`. Elsewhere it is a file with
 * our process id, taken over only from a process that has ended.
 *
 * @throws StartError when another process has it, or this one may not write there
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  requireWritable(folder);
  const real = realpathSync(folder);
  return process.platform === "linux" ? lockBySocket(real) : lockByFile(real);
}

function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new StartError(
      `The data folder ${folder} cannot be written${code}. Set DATA_DIR to a folder that this account may write.`,
    );
  }
}

function inUse(folder: string): StartError {
  return new StartError(
    `Another Placard server already uses ${folder}. Stop it first, or start this one with another DATA_DIR.`,
  );
}

function lockBySocket(folder: string): Promise<DataFolderLock> {
  const name = `\0placard-${createHash("sha256").update(folder).digest("hex")}`;
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? inUse(folder) : error);
    });
    server.listen(name, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

async function lockByFile(folder: string): Promise<DataFolderLock> {
  const file = join(folder, "placard.pid");
  if (!tryCreate(file)) {
    if (isAlive(Number(readFileSync(file, "utf8")))) throw inUse(folder);
    rmSync(file, { force: true });
    if (!tryCreate(file)) throw inUse(folder);
  }
  return {
    release: async () => {
      rmSync(file, { force: true });
    },
  };
}

/** Creates the file with our process id; false when it exists already. */
export function tryCreate(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Whether a process with this id runs. A process of another user counts as running. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
