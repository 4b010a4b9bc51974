import type { LonLat } from "@placard/hazmat-core";
import { farCoordinates, typedCoordinates } from "@placard/hazmat-core/scene";
import { useState } from "react";

/** Typed coordinates of a form, with the answers to the question about those far away. */
export interface Coordinates {
  /** Position of a text; `null` if the text is not exact coordinates, or the user has to choose first. */
  readonly pointOf: (text: string) => LonLat | null;
  /** True for text that has to be corrected. */
  readonly isWrong: (text: string) => boolean;
  /** Where the coordinates of a text are expected; `null`: anywhere. */
  readonly nearOf: (text: string) => LonLat | null;
  /** Accepts the coordinates of a text wherever they are. */
  readonly keep: (text: string) => void;
}

/**
 * Reads coordinates that a user types into a form.
 *
 * @param near - coordinates far from it may be questioned; `null`: none are
 */
export function useCoordinates(near: LonLat | null): Coordinates {
  const [saved, setKept] = useState<readonly string[]>([]);
  const nearOf = (text: string): LonLat | null => (saved.includes(text) ? null : near);
  function pointOf(text: string): LonLat | null {
    const read = typedCoordinates(text, { near: nearOf(text) });
    return read?.precision === "point" ? read.center : null;
  }
  return {
    pointOf,
    nearOf,
    isWrong: (text) => text.trim() !== "" && pointOf(text) === null && farCoordinates(text, nearOf(text)) === null,
    keep: (text) => setKept([...saved, text]),
  };
}
