import { expect, it, vi } from "vitest";
import { memoryCaches } from "../test/memory-caches.ts";
import { AppFiles, SHELL, type DownloadProgress, type AppFile } from "./app-files.ts";

const SHELL_TEXT = `<script type="module" src="/assets/index-11111111.js"></script>`;
const FILES: readonly AppFile[] = [
  { url: "index.html", revision: "1" },
  { url: "assets/index-11111111.js", revision: null },
  { url: "assets/map-22222222.js", revision: null },
  { url: "index.html", revision: "1" }, // as the build lists some
];

/** A server that serves `shell` as its page, can be cut off, and records its requests. */
function server(shell = SHELL_TEXT) {
  const requested: string[] = [];
  const gone = new Set<string>();
  const fetch = async (url: string): Promise<Response> => {
    requested.push(url);
    if (gone.has(url)) throw new TypeError("Failed to fetch");
    return new Response(url === SHELL ? shell : `// ${url}`);
  };
  return { requested, gone, fetch };
}

it("saves every file with progress and serves it from the device", async () => {
  const { fetch } = server();
  const files = new AppFiles(FILES, { caches: memoryCaches(), fetch });
  const reported: DownloadProgress[] = [];
  await files.download((held) => reported.push(held));
  expect(reported.map(({ have }) => have)).toEqual([0, 1, 2, 3]);
  expect(await files.progress()).toEqual({ have: 3, total: 3 });
  expect(await (await files.match("/assets/map-22222222.js"))?.text()).toBe("// /assets/map-22222222.js");
  expect(await files.match("/assets/other-33333333.js")).toBeUndefined();
});

it("resumes after a network failure and reports missing files until then", async () => {
  const { requested, gone, fetch } = server();
  const files = new AppFiles(FILES, { caches: memoryCaches(), fetch });
  gone.add("/assets/map-22222222.js");
  await expect(files.download(() => undefined)).rejects.toThrow("Failed to fetch");
  expect(await files.progress()).toEqual({ have: 2, total: 3 });
  gone.clear();
  requested.length = 0;
  await files.download(() => undefined);
  expect(requested).toEqual(["/assets/map-22222222.js"]);
});

it("stores neither an error page nor a page of a newer version without its files", async () => {
  const failing = new AppFiles(FILES, {
    caches: memoryCaches(),
    fetch: async () => new Response("", { status: 503 }),
  });
  await expect(failing.download(() => undefined)).rejects.toThrow("503");
  expect(await failing.progress()).toEqual({ have: 0, total: 3 });
  const newer = new AppFiles(FILES, { caches: memoryCaches(), ...server(SHELL_TEXT.replace("1111", "9999")) });
  await expect(newer.download(() => undefined)).rejects.toThrow("another version");
  expect(await newer.match(SHELL)).toBeUndefined();
});

it("passes on the browser's error if the device is full", async () => {
  const files = new AppFiles(FILES, { caches: memoryCaches(1), fetch: server().fetch });
  await expect(files.download(() => undefined)).rejects.toThrow(
    expect.objectContaining({ name: "QuotaExceededError" }),
  );
});

it("downloads only new files for a new version and removes the version before last", async () => {
  const caches = memoryCaches();
  const { requested, fetch } = server();
  const versions = ["1", "2", "3"].map(
    (revision) => new AppFiles([{ url: "index.html", revision }, ...FILES.slice(1, 3)], { caches, fetch }),
  );
  for (const version of versions) await version.download(() => undefined);
  expect(requested.filter((url) => url !== SHELL)).toHaveLength(2);
  expect(requested.filter((url) => url === SHELL)).toHaveLength(3);
  await versions[2]?.dropOlder();
  expect(caches.named.size).toBe(2);
  expect(await versions[2]?.progress()).toEqual({ have: 3, total: 3 });
});

it("falls back to the network while the browser provides no cache, and retries it later", async () => {
  const caches = memoryCaches();
  const { fetch } = server();
  await new AppFiles(FILES, { caches, fetch }).download(() => undefined);
  const files = new AppFiles(FILES, { caches, fetch });
  const refused = vi.spyOn(caches, "open").mockRejectedValueOnce(new DOMException("Busy.", "UnknownError"));
  expect(await files.match("/assets/map-22222222.js")).toBeUndefined();
  expect(await (await files.match("/assets/map-22222222.js"))?.text()).toBe("// /assets/map-22222222.js");
  expect(refused).toHaveBeenCalledTimes(2);
});
