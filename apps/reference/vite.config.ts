import locales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type InlineConfig, type ResolveModulePreloadDependenciesFn, type Rollup } from "vite";
import { planChunks } from "./build/chunks/plan-chunks.ts";
import { COMPILED } from "./build/compiled.ts";
import { fetchBeforeImport } from "./build/fetch-before-import.ts";
import { offlineCopy } from "./build/offline-copy.ts";
import { prepareIndexPage } from "./build/prepare-index-page.ts";
import { writePaths } from "./build/write-paths.ts";
import { stripContractDocs } from "./build/strip-contract-docs.ts";

const apiPort = process.env["PORT"] ?? "4700";

/** Icons of the sign-in page; all others share one file, so that a page does not fetch a dozen tiny ones. */
const ENTRANCE_ICONS = /\/lucide\/.*\/(eye|eye-off|circle-alert|circle-check|info|triangle-alert)\.m?js$/;

/**
 * Keeps `:dir()` unchanged. Its fallback for older browsers compares the language of each element with two dozen
 * others, which is slow, and ignores `dir`. Only rules for right-to-left pages use `:dir()`.
 */
const DIR_SELECTOR = 4; // `Features.DirSelector` of lightningcss, a dependency of Vite

const resolve = {
  conditions: ["@placard/source", "module", "browser", "development|production"],
  // The shim is for React before 18, which lacks the hook that TanStack and React Aria need.
  alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?/, replacement: "use-sync-external-store" }],
};

/** Plugins that affect which modules exist and which of their exports are used. */
const modules = () => [
  // The built-in control texts of React Aria, only in the app's language.
  { ...locales.vite({ locales: ["en-US"] }), enforce: "pre" } as const,
  stripContractDocs(),
];

/** One file for the code that every visit needs: one request, and it compresses better than many small files. */
const entrance = { name: "entrance", tags: ["$initial" as const] };
const icons = {
  name: "icons",
  test: (id: string) => /\/lucide(-react)?\/.*\/icons\//.test(id) && !ENTRANCE_ICONS.test(id),
};

const looked: InlineConfig = {
  root: import.meta.dirname,
  resolve,
  plugins: [react(), ...modules()],
  build: {
    write: false,
    minify: false,
    target: "es2023",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [entrance] },
      },
    },
  },
};

/**
 * Leaves preloads out of `index.html`: the server sends them with the page (`build/screen-files.ts`). A page from the
 * service worker needs none, and Chromium ignores preloads that a service worker answered.
 */
const resolvePreloads: ResolveModulePreloadDependenciesFn = (_file, files, { hostType }) =>
  hostType === "html" ? [] : files;

/** The app uses the sources of the workspace packages, and proxies only `/api` to the server. */
export default defineConfig({
  resolve,
  plugins: [
    react({ ...COMPILED, refreshInclude: /\.tsx?$/, refreshExclude: /\/node_modules\// }),
    ...modules(),
    prepareIndexPage(),
    fetchBeforeImport(),
    writePaths(),
    offlineCopy(),
    planChunks(looked),
  ],
  css: { lightningcss: { exclude: DIR_SELECTOR } },
  server: { host: "127.0.0.1", proxy: { "/api": `http://127.0.0.1:${apiPort}` } },
  preview: { host: "127.0.0.1", proxy: { "/api": `http://127.0.0.1:${apiPort}` } },
  build: {
    outDir: "dist",
    target: "es2023",
    // Nothing is inlined, because the server's content security policy is `default-src 'self'`.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: resolvePreloads,
    },
    rolldownOptions: {
      output: {
        // The entrance lists every file that a page may load: with names, the list would be 2 kB larger.
        // `manifest.json` contains the names.
        chunkFileNames: "assets/c-[hash].js",
        assetFileNames: ({ names: [name = ""] }: Rollup.PreRenderedAsset) =>
          name.endsWith(".css") ? "assets/c-[hash][extname]" : "assets/[name]-[hash][extname]",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [entrance, icons],
        },
      },
    },
  },
});
