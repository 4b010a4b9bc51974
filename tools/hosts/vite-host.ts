import { execFile } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { installPacked, type Archives } from "../pack/pack.ts";

/** The app of `vite-react-18/`, with the packed packages installed and built. Returns its folder. */
export async function buildReact18Host(archives: Archives): Promise<string> {
  const installed = ["react@18.3.1", "react-dom@18.3.1", "maplibre-gl", "react-map-gl", "vite"];
  const app = await installPacked(archives, installed, join(import.meta.dirname, "vite-react-18"), [
    "hazmat-core",
    "ui",
  ]);
  const pieces = join(import.meta.dirname, "next/app/pieces/InteractivePieces.jsx");
  copyFileSync(pieces, join(app, "InteractivePieces.jsx"));
  const vite = join(app, "node_modules/vite/bin/vite.js");
  await promisify(execFile)(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: app });
  return app;
}
