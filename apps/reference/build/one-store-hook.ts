import type { Plugin } from "vite";

const STAND_IN = /^use-sync-external-store\/shim(\/index\.js)?$/;
const HOOK = "\0placard:react-store";

/** Has libraries that ask for `use-sync-external-store`, a stand-in for Reacts before 18, take the hook of React itself. */
export function oneStoreHook(): Plugin {
  return {
    name: "placard:one-store-hook",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (STAND_IN.test(source) ? HOOK : null),
    load: (id) => (id === HOOK ? `export { useSyncExternalStore } from "react";` : null),
  };
}
