import { asRecord, readStored, writeStored } from "../../lib/device/stored-json.ts";
import type { Area } from "../../paths.ts";

export const THEMES = ["light", "dark", "night", "sun"] as const;
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ["standard", "glove"] as const;
export type Density = (typeof DENSITIES)[number];

/** Display settings for one area. Unset ones follow the area and the device. */
export interface Appearance {
  readonly theme?: Theme;
  readonly density?: Density;
}

export type Appearances = Readonly<Record<Area, Appearance>>;

export const APPEARANCE_STORAGE_KEY = "placard.look";

/** The business area is light; the responder area is dark, with large targets on touch screens. */
export function resolveAppearance(appearance: Appearance, area: Area, isCoarsePointer: boolean): Required<Appearance> {
  return {
    theme: appearance.theme ?? (area === "responder" ? "dark" : "light"),
    density: appearance.density ?? (area === "responder" && isCoarsePointer ? "glove" : "standard"),
  };
}

export function readAppearances(storage: Storage): Appearances {
  const stored = readStored(storage, APPEARANCE_STORAGE_KEY, asRecord) ?? {};
  return { business: parseAppearance(stored["business"]), responder: parseAppearance(stored["responder"]) };
}

export function writeAppearances(storage: Storage, appearances: Appearances): void {
  writeStored(storage, APPEARANCE_STORAGE_KEY, appearances);
}

/** Applies the look to the page: tokens follow `data-placard-theme`, `data-placard-density` and `data-placard-area`. */
export function applyAppearance(root: HTMLElement, area: Area, appearance: Required<Appearance>): void {
  root.dataset["placardArea"] = area;
  root.dataset["placardTheme"] = appearance.theme;
  if (appearance.density === "glove") root.dataset["placardDensity"] = "glove";
  else delete root.dataset["placardDensity"];
}

function parseAppearance(value: unknown): Appearance {
  const record = asRecord(value) ?? {};
  const theme = THEMES.find((known) => known === record["theme"]);
  const density = DENSITIES.find((known) => known === record["density"]);
  return { ...(theme && { theme }), ...(density && { density }) };
}
