import type { ChildProcess } from "node:child_process";
import { readdirSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";

/** An editor writes several times in a row when it saves. */
const SETTLE_MS = 200;

export interface Restarting {
  stop(): void;
}

/**
 * Keeps a process running and restarts it when a file below the folders changes. A process that ended on its own, for
 * example after a syntax error, starts again with the next change.
 *
 * Watches folders instead of files: editors that save by replacing a file are noticed every time, while `node --watch`
 * loses the file after its first replacement.
 */
export function restartOnChange(launch: () => ChildProcess, folders: readonly string[]): Restarting {
  let child = start();
  let isStopped = false;
  let isEnding = false;
  let pending: NodeJS.Timeout | undefined;
  let watchers = watchAll();

  function start(): ChildProcess {
    const started = launch();
    started.once("exit", (code) => {
      if (code === 0 || isStopped || isEnding) return;
      console.log("The server ended. It starts again when one of its files changes.");
    });
    return started;
  }

  function watchAll(): FSWatcher[] {
    const below = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    return [...folders, ...below].map((folder) =>
      watch(folder, (_, file) => {
        if (file?.endsWith(".test.ts") === true) return;
        clearTimeout(pending);
        pending = setTimeout(restart, SETTLE_MS);
      }),
    );
  }

  function restart(): void {
    for (const watcher of watchers) watcher.close();
    watchers = watchAll(); // folders may have been created or removed
    if (isEnding) return; // the next process also reads this change
    if (child.exitCode !== null || child.signalCode !== null) {
      child = start();
      return;
    }
    isEnding = true;
    child.once("exit", () => {
      isEnding = false;
      if (!isStopped) child = start();
    });
    child.kill("SIGTERM");
  }

  return {
    stop: () => {
      isStopped = true;
      clearTimeout(pending);
      for (const watcher of watchers) watcher.close();
      child.kill("SIGTERM");
    },
  };
}
