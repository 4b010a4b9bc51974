import { readFileSync } from "node:fs";
import type { StoredAppearance } from "../../packages/hazmat-core/src/identify/unknown/appearance.ts";

/** A row of `niosh-appearance.json`. */
interface InputAppearance {
  readonly cas: string;
  /** Page number in the Pocket Guide. */
  readonly npg: string;
  readonly colours: StoredAppearance[1];
  readonly odours: StoredAppearance[2];
  readonly odourWarning?: "fades" | "late";
}

const FILE = new URL("./input/niosh-appearance.json", import.meta.url);

export function readAppearance(): readonly InputAppearance[] {
  const read = JSON.parse(readFileSync(FILE, "utf8")) as { entries: readonly InputAppearance[] }; // vendored: its rows are tested
  return read.entries;
}

/** Colour and smell data for the core. */
export function buildAppearance(): readonly StoredAppearance[] {
  return readAppearance().map(({ cas, colours, odours, odourWarning }) =>
    odourWarning === undefined ? [cas, colours, odours] : [cas, colours, odours, odourWarning],
  );
}
