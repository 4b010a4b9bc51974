import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { installPacked, type Archives } from "../pack/pack.ts";

/** The app of `vite-react-18/`, with the packed packages installed and built; gives its folder. */
export async function buildReact18Host(archives: Archives): Promise<string> {
  const installed = ["react@18.3.1", "react-dom@18.3.1", "vite"];
  const app = await installPacked(archives, installed, join(import.meta.dirname, "vite-react-18"), [
    "hazmat-core",
    "ui",
  ]);
  const vite = join(app, "node_modules/vite/bin/vite.js");
  await promisify(execFile)(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: app });
  return app;
}
