/** Counter that gives every retry of a failed module a new address, which no browser has cached. */
let requests = 0;

/**
 * Loads the text of a data module, with one retry.
 *
 * Chromium caches a failed module import for the lifetime of the page, even when the network is back; its error names
 * the address. A failed module is therefore requested once more under a new address. This works only for data modules:
 * they import nothing, so no failed import below them is cached, and bundlers keep their only export name. If the error
 * names no address (Node, Firefox, Safari, single-file bundles), the engine retries on its own or has nothing to load.
 *
 * @param load - the `import()` of the module, written literally so that bundlers detect it
 * @param name - name of the export of the module
 * @returns the exported text; rejects if the module cannot be loaded
 */
export async function loadDataText<Name extends string>(
  load: () => Promise<Readonly<Record<Name, string>>>,
  name: Name,
): Promise<string> {
  try {
    return (await load())[name];
  } catch (error) {
    const address = failedAddress(error);
    if (address === null) throw error;
    const again: unknown = await import(/* @vite-ignore */ /* webpackIgnore: true */ withRetryQuery(address));
    const text = typeof again === "object" && again !== null ? Reflect.get(again, name) : undefined;
    if (typeof text !== "string") throw error;
    return text;
  }
}

/** The address named in an error of `import()`; `null` if it names none. */
export function failedAddress(error: unknown): string | null {
  const found = error instanceof TypeError ? /https?:\/\/\S+/.exec(error.message) : null;
  return found === null || !URL.canParse(found[0]) ? null : found[0];
}

function withRetryQuery(address: string): string {
  const url = new URL(address);
  requests += 1;
  url.searchParams.set("again", String(requests));
  return url.href;
}
