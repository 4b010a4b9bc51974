import type { Plugin } from "vite";

/** Vite's module that runs every `import()` of the built app. */
const HELPER = "\0vite/preload-helper.js";

/**
 * Makes the built app fetch the files of a chunk before importing it. A browser remembers a module that it could not
 * fetch as long as the page lives, and so does Vite's own preloading; a failed `fetch` is forgotten. So a chunk fails
 * without a network, and once the network is back the same button loads it, without a reload.
 *
 * A browser may drop the request of the import itself, for example while a service worker takes over the page, and then
 * remembers the failure for every chunk that needs the same file. No further `import()` loads the file: such a failure
 * is named `NotImported`, so that the page can reload.
 *
 * The import reads the fetched files from the browser's cache, because their names contain a hash. Files that the
 * server named with the page are in the cache too and are not fetched again.
 */
export function fetchBeforeImport(): Plugin {
  return {
    name: "placard:fetch-before-import",
    apply: "build",
    transform: (_code, id) => (id === HELPER ? { code: code(), map: null } : null),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      if (!chunks.some((chunk) => chunk.code.includes(MARK))) {
        this.error("Vite brings lazy chunks in another way now. Adapt fetch-before-import.ts.");
      }
    },
  };
}

const MARK = "A part of the app could not be fetched";

function code(): string {
  return `const own = ${own.toString()};
const fetched = new Map();
const styles = new Map();
const once = (made, key, make) => {
  if (!made.has(key)) made.set(key, make().catch((error) => { made.delete(key); throw error; }));
  return made.get(key);
};
const isHere = (href) => performance.getEntriesByName(href).some(({ responseStatus }) => responseStatus === 200);
const bring = async (href) => {
  if (isHere(href)) return;
  const answer = await fetch(href, { credentials: "same-origin" });
  if (!answer.ok) throw new TypeError("${MARK}: " + href);
  await answer.arrayBuffer();
};
const style = (href) => new Promise((resolve, reject) => {
  if ([...document.querySelectorAll("link[rel=stylesheet]")].some((link) => link.href === href)) return resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  link.onload = resolve;
  link.onerror = () => { link.remove(); reject(new TypeError("${MARK}: " + href)); };
  document.head.append(link);
});
export const __vitePreload = async (load, files = []) => {
  const base = import.meta.url;
  const hrefs = [...files.map((file) => new URL("/" + file, base).href), ...own(load).map((file) => new URL(file, base).href)];
  await Promise.all(hrefs.map((href) => once(fetched, href, () => bring(href))));
  await Promise.all(hrefs.filter((href) => href.endsWith(".css")).map((href) => once(styles, href, () => style(href))));
  return load().catch((cause) => {
    throw Object.assign(new TypeError("A part of the app was fetched and not imported", { cause }), { name: "NotImported" });
  });
};`;
}

/** The file that `load` itself imports, which Vite does not list if it is the only one. Runs in the page. */
function own(load: () => unknown): readonly string[] {
  const found = /import\(\s*["'`]([^"'`]+)["'`]/.exec(load.toString());
  return found?.[1] === undefined ? [] : [found[1]];
}
