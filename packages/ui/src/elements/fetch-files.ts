const fetched = new Map<string, Promise<void>>();

/**
 * Fetches module files in parallel, before they are imported. A browser remembers a failed `import()` until the page is
 * closed; a file that fails here is requested again by the next call. The links follow `script-src` of the page's content
 * security policy, which `fetch` does not.
 *
 * @param files - relative URLs
 * @param base - absolute URL that they are relative to
 * @throws Error with the URL of a file that could not be loaded
 */
export async function fetchFiles(files: readonly string[], base: string): Promise<void> {
  await Promise.all(files.map((file) => fetchOnce(new URL(file, base).href)));
}

function fetchOnce(url: string): Promise<void> {
  const request = fetched.get(url) ?? fetchFile(url);
  fetched.set(url, request);
  return request;
}

async function fetchFile(url: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "script";
  link.href = url;
  if (await isLoaded(link)) return;
  fetched.delete(url);
  // Chromium answers later requests with a failed preload until a script has used it. This script only uses it up: a
  // module is a syntax error in a classic script, so it does not run in a browser that requests the file again.
  const script = document.createElement("script");
  script.src = url;
  await isLoaded(script);
  throw new Error(`A part of the elements could not be loaded: ${url}`);
}

/** Adds the element to the page until its file is loaded or not. */
function isLoaded(element: HTMLLinkElement | HTMLScriptElement): Promise<boolean> {
  element.crossOrigin = "anonymous"; // as for an import
  return new Promise((resolve) => {
    const end = (isComplete: boolean): void => {
      element.remove();
      resolve(isComplete);
    };
    element.addEventListener("load", () => end(true));
    element.addEventListener("error", () => end(false));
    document.head.append(element);
  });
}
