/** Makes every further request for a failed module one that no browser has an answer to yet. */
let requests = 0;

/**
 * Brings the text of one data module, again if it has to.
 *
 * Chromium remembers that a module could not be fetched and refuses the same address for as long as the page lives, also
 * when the network is back; its error names that address. So a module that failed is asked for once more under an
 * address of its own. This holds for data modules alone: they import nothing, so nothing below them is remembered
 * either, and their one name is kept by every bundler. Where the error names no address (Node, Firefox, Safari, bundles
 * in one file), those import again on their own or have nothing to fetch.
 *
 * @param load - the `import()` of the module, written out so that bundlers see it
 * @param name - what the module exports
 * @returns the exported text; rejects when the module cannot be fetched now
 */
export async function bringData<Name extends string>(
  load: () => Promise<Readonly<Record<Name, string>>>,
  name: Name,
): Promise<string> {
  try {
    return (await load())[name];
  } catch (error) {
    const address = failedAddress(error);
    if (address === null) throw error;
    const again: unknown = await import(/* @vite-ignore */ /* webpackIgnore: true */ afresh(address));
    const text = typeof again === "object" && again !== null ? Reflect.get(again, name) : undefined;
    if (typeof text !== "string") throw error;
    return text;
  }
}

/** The address that an error of `import()` names; `null` when it names none. */
export function failedAddress(error: unknown): string | null {
  const found = error instanceof TypeError ? /https?:\/\/\S+/.exec(error.message) : null;
  return found === null || !URL.canParse(found[0]) ? null : found[0];
}

function afresh(address: string): string {
  const url = new URL(address);
  requests += 1;
  url.searchParams.set("again", String(requests));
  return url.href;
}
