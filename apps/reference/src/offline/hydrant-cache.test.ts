import { HttpError, loadHydrants, NetworkError } from "@placard/api-client";
import { expect, it, vi } from "vitest";
import { memoryCaches } from "../test/memory-caches.ts";
import { HydrantCache } from "./hydrant-cache.ts";

const hydrants = loadHydrants.response.parse(loadHydrants.example.response);
const offline = async () => {
  throw new NetworkError("/api/load-hydrants", null);
};

function device(room = Infinity) {
  const caches = memoryCaches(room);
  const onFull = vi.fn<() => void>();
  return { caches, onFull, kept: new HydrantCache({ caches, onFull }) };
}

it("returns the last complete list with its date if the server cannot be reached", async () => {
  const { kept } = device();
  expect(await kept.load(async () => hydrants)).toEqual({ pages: [hydrants], isCachedCopy: false });
  expect(await kept.load(offline)).toEqual({ pages: [hydrants], isCachedCopy: true });
  const newer = { ...hydrants, loaded_at: "2026-11-22T10:00:00.000Z" };
  expect(await kept.load(async () => newer)).toEqual({ pages: [newer], isCachedCopy: false });
  expect(await kept.load(offline)).toEqual({ pages: [newer], isCachedCopy: true });
});

it("reports an error if nothing is saved, also after the device removed it", async () => {
  const { kept } = device();
  await expect(kept.load(offline)).rejects.toThrow(NetworkError);
  await kept.load(async () => hydrants);
  await kept.forget();
  await expect(kept.load(offline)).rejects.toThrow(NetworkError);
});

it("shows no saved copy to a user without access, but one while the server fails", async () => {
  const { kept } = device();
  await kept.load(async () => hydrants);
  const answer = (status: number) => async () => {
    throw new HttpError(status, null, "", null);
  };
  await expect(kept.load(answer(403))).rejects.toThrow(HttpError);
  expect(await kept.load(answer(503))).toMatchObject({ isCachedCopy: true });
});

it("returns the list and reports a full device, and works without browser storage", async () => {
  const { kept, onFull } = device(0);
  expect(await kept.load(async () => hydrants)).toEqual({ pages: [hydrants], isCachedCopy: false });
  expect(onFull).toHaveBeenCalled();
  const without = new HydrantCache({ caches: undefined, onFull });
  expect(await without.load(async () => hydrants)).toEqual({ pages: [hydrants], isCachedCopy: false });
  await expect(without.load(offline)).rejects.toThrow(NetworkError);
});

/** A list in two pages. */
const inPages =
  (one: typeof hydrants, other = one): ((cursor: string | undefined) => Promise<typeof hydrants>) =>
  async (cursor) =>
    cursor === undefined ? { ...one, next_cursor: "1" } : other;

it("saves a list page by page and discards pages of a list replaced since", async () => {
  const { kept } = device();
  const pages = [{ ...hydrants, next_cursor: "1" }, hydrants];
  expect(await kept.load(inPages(hydrants))).toEqual({ pages, isCachedCopy: false });
  expect(await kept.load(offline)).toEqual({ pages, isCachedCopy: true });
  const newer = { ...hydrants, loaded_at: "2026-11-22T10:00:00.000Z" };
  const answers = [inPages(hydrants, newer), inPages(newer)];
  let starts = 0;
  const replaced = (cursor: string | undefined) => {
    if (cursor === undefined) starts += 1;
    return (answers[starts - 1] ?? inPages(newer))(cursor);
  };
  const newPages = [{ ...newer, next_cursor: "1" }, newer];
  expect(await kept.load(replaced)).toEqual({ pages: newPages, isCachedCopy: false });
  await expect(
    kept.load(async (cursor) => (cursor === undefined ? inPages(newer)(cursor) : offline())),
  ).resolves.toEqual({
    pages: newPages,
    isCachedCopy: true,
  });
});
