import { HttpError, NetworkError } from "@placard/api-client";
import { loadHydrants } from "@placard/api-client/internal";
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
  return { caches, onFull, saved: new HydrantCache({ caches, onFull }) };
}

it("returns the last complete list with its date if the server cannot be reached", async () => {
  const { saved } = device();
  expect(await saved.load(async () => hydrants)).toEqual({ pages: [hydrants], isCachedCopy: false });
  expect(await saved.load(offline)).toEqual({ pages: [hydrants], isCachedCopy: true });
  const newer = { ...hydrants, loaded_at: "2026-11-22T10:00:00.000Z" };
  expect(await saved.load(async () => newer)).toEqual({ pages: [newer], isCachedCopy: false });
  expect(await saved.load(offline)).toEqual({ pages: [newer], isCachedCopy: true });
});

it("reports an error if nothing is saved, also after the device removed it", async () => {
  const { saved } = device();
  await expect(saved.load(offline)).rejects.toThrow(NetworkError);
  await saved.load(async () => hydrants);
  await saved.forget();
  await expect(saved.load(offline)).rejects.toThrow(NetworkError);
});

it("shows no saved copy to a user without access, but one while the server fails", async () => {
  const { saved } = device();
  await saved.load(async () => hydrants);
  const answer = (status: number) => async () => {
    throw new HttpError(status, null, "", null);
  };
  await expect(saved.load(answer(403))).rejects.toThrow(HttpError);
  expect(await saved.load(answer(503))).toMatchObject({ isCachedCopy: true });
});

it("returns the list and reports a full device, and works without browser storage", async () => {
  const { saved, onFull } = device(0);
  expect(await saved.load(async () => hydrants)).toEqual({ pages: [hydrants], isCachedCopy: false });
  expect(onFull).toHaveBeenCalled();
  const without = new HydrantCache({ caches: undefined, onFull });
  expect(await without.load(async () => hydrants)).toEqual({ pages: [hydrants], isCachedCopy: false });
  await expect(without.load(offline)).rejects.toThrow(NetworkError);
});

it("stores nothing on a device that was cleared while the list was loading", async () => {
  const { saved } = device();
  const answer = Promise.withResolvers<typeof hydrants>();
  const loading = saved.load(() => answer.promise);
  await saved.forget();
  answer.resolve(hydrants);
  await loading;
  await expect(saved.load(offline)).rejects.toThrow(NetworkError);
});

/** A list in two pages. */
const inPages =
  (one: typeof hydrants, other = one): ((cursor: string | undefined) => Promise<typeof hydrants>) =>
  async (cursor) =>
    cursor === undefined ? { ...one, next_cursor: "1" } : other;

it("saves a list page by page and discards pages of a list replaced since", async () => {
  const { saved } = device();
  const pages = [{ ...hydrants, next_cursor: "1" }, hydrants];
  expect(await saved.load(inPages(hydrants))).toEqual({ pages, isCachedCopy: false });
  expect(await saved.load(offline)).toEqual({ pages, isCachedCopy: true });
  const newer = { ...hydrants, loaded_at: "2026-11-22T10:00:00.000Z" };
  const answers = [inPages(hydrants, newer), inPages(newer)];
  let starts = 0;
  const replaced = (cursor: string | undefined) => {
    if (cursor === undefined) starts += 1;
    return (answers[starts - 1] ?? inPages(newer))(cursor);
  };
  const newPages = [{ ...newer, next_cursor: "1" }, newer];
  expect(await saved.load(replaced)).toEqual({ pages: newPages, isCachedCopy: false });
  await expect(
    saved.load(async (cursor) => (cursor === undefined ? inPages(newer)(cursor) : offline())),
  ).resolves.toEqual({
    pages: newPages,
    isCachedCopy: true,
  });
});
