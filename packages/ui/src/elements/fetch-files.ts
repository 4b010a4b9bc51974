const fetched = new Map<string, Promise<void>>();

/**
 * Fetches module files before they are imported, in parallel. A browser remembers a failed `import()` until the page is
 * closed; a file that was not fetched here is requested again by the next call. The links follow `script-src` of the
 * page's content security policy, which `fetch` does not.
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

function fetchFile(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "script";
    link.crossOrigin = "anonymous"; // as for an import
    link.href = url;
    link.addEventListener("load", () => {
      link.remove();
      resolve();
    });
    link.addEventListener("error", () => {
      link.remove();
      fetched.delete(url);
      reject(new Error(`A part of the elements could not be loaded: ${url}`));
    });
    document.head.append(link);
  });
}
