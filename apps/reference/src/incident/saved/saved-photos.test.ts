import { expect, it } from "vitest";
import { photosToSave } from "./saved-photos.ts";

const photo = (photo_id: number, size_bytes: unknown = 400_000) => ({ action_data: { photo_id, size_bytes } });

it("keeps the newest photos of a log within the storage limit, and no very large one", () => {
  const lines = [{ action_data: { text: "Arrived" } }, ...Array.from({ length: 20 }, (_, index) => photo(index + 1))];
  expect(photosToSave(lines)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  expect(photosToSave([photo(1), photo(2, 9_000_000), photo(3, null), photo(4, "400")])).toEqual([1]);
});
