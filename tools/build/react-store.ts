import type { Plugin } from "esbuild";

/**
 * React Aria asks for `use-sync-external-store`, a stand-in for Reacts before 18. It is CommonJS, which asks for React by
 * `require` and so runs in no browser; the Reacts that these components run on have the hook themselves.
 */
export const reactStore: Plugin = {
  name: "react-store",
  setup(bundler) {
    bundler.onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({ path: "shim", namespace: "react-store" }));
    bundler.onLoad({ filter: /./, namespace: "react-store" }, () => ({
      contents: `export { useSyncExternalStore } from "react";`,
      loader: "js",
      resolveDir: process.cwd(),
    }));
  },
};
