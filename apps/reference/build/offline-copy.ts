import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { paths } from "../src/paths.ts";
import { responderFiles } from "./responder-files.ts";

const DIST = join(import.meta.dirname, "../dist");
/** Files that the build's list omits: those without a hash in the name, and the script that `index.html` runs first. */
const BESIDE = /^(index\.html|placard\.svg|manifest\.webmanifest|icon-\d+\.png|assets\/theme-[\w-]{8}\.js)$/;

/**
 * Makes the app installable and available without a network: creates its web manifest, and the service worker of
 * `worker/sw.ts` with the list of files to store. The app registers the worker (`src/offline`); nothing is inlined.
 */
export function offlineCopy() {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "worker",
    filename: "sw.ts",
    injectRegister: false,
    manifest: {
      id: paths.responder,
      name: "Placard",
      short_name: "Placard",
      description: "Hazardous-chemical reference, plume and incident log, with or without a network.",
      lang: "en",
      start_url: paths.responder,
      scope: "/",
      display: "standalone",
      background_color: "#0d151b",
      theme_color: "#0d151b",
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    injectManifest: {
      rollupFormat: "iife",
      globPatterns: ["*.{html,js,svg,png,webmanifest}", "assets/*"],
      globIgnores: ["sw.js"],
      maximumFileSizeToCacheInBytes: 8_000_000,
      // The hash in the file name identifies the content.
      dontCacheBustURLsMatching: /^assets\/.+-[\w-]{8,}\.\w+$/,
      manifestTransforms: [
        async (entries) => {
          const written = await readFile(join(DIST, ".vite/manifest.json"), "utf8").catch(() => null);
          // This plugin also runs after a failed build, which writes no list: an error here would hide the real one.
          if (written === null) return { manifest: [], warnings: ["The build wrote no list of its files."] };
          const wanted = responderFiles(JSON.parse(written) as Manifest); // written by the build that just ended
          return { manifest: entries.filter(({ url }) => BESIDE.test(url) || wanted.has(url)) };
        },
      ],
    },
  });
}
