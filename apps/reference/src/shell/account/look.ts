import { asRecord, readStored, writeStored } from "../../lib/device/stored-json.ts";
import type { Area } from "../../paths.ts";

export const THEMES = ["light", "dark", "night", "sun"] as const;
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ["standard", "glove"] as const;
export type Density = (typeof DENSITIES)[number];

/** Display settings for one area. Unset ones follow the area and the device. */
export interface Look {
  readonly theme?: Theme;
  readonly density?: Density;
}

export type Looks = Readonly<Record<Area, Look>>;

export const LOOK_STORAGE_KEY = "placard.look";

/** The business area is light; the responder area is dark, with large targets on touch screens. */
export function resolveLook(look: Look, area: Area, isCoarsePointer: boolean): Required<Look> {
  return {
    theme: look.theme ?? (area === "responder" ? "dark" : "light"),
    density: look.density ?? (area === "responder" && isCoarsePointer ? "glove" : "standard"),
  };
}

export function readLooks(storage: Storage): Looks {
  const stored = readStored(storage, LOOK_STORAGE_KEY, asRecord) ?? {};
  return { business: parseLook(stored["business"]), responder: parseLook(stored["responder"]) };
}

export function writeLooks(storage: Storage, looks: Looks): void {
  writeStored(storage, LOOK_STORAGE_KEY, looks);
}

/** Applies the look to the page: tokens follow `data-placard-theme`, `data-placard-density` and `data-placard-area`. */
export function applyLook(root: HTMLElement, area: Area, look: Required<Look>): void {
  root.dataset["placardArea"] = area;
  root.dataset["placardTheme"] = look.theme;
  if (look.density === "glove") root.dataset["placardDensity"] = "glove";
  else delete root.dataset["placardDensity"];
}

function parseLook(value: unknown): Look {
  const record = asRecord(value) ?? {};
  const theme = THEMES.find((known) => known === record["theme"]);
  const density = DENSITIES.find((known) => known === record["density"]);
  return { ...(theme && { theme }), ...(density && { density }) };
}
