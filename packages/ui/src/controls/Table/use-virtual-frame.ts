import { useEffect, useState, type RefObject } from "react";
import type { VirtualFrame } from "./VirtualFrame.tsx";

/** How a long table is drawn: its first rows alone until it is known how, those in view by a frame, or all of them. */
export type DrawnRows =
  | { readonly rows: "first" | "all" }
  | { readonly rows: "inView"; readonly Frame: typeof VirtualFrame };

/**
 * The code that draws the rows in view loads when the first rows stand. Where nothing has a width (a document without
 * layout, as in tests) or the code cannot be had, all rows are drawn: a long table is slow then, and whole.
 */
export function useVirtualFrame(isVirtual: boolean, place: RefObject<HTMLElement | null>): DrawnRows {
  const [drawn, setDrawn] = useState<DrawnRows>(FIRST);
  useEffect(() => {
    if (!isVirtual) return undefined;
    let isCurrent = true;
    void drawnRows(place.current).then((rows) => isCurrent && setDrawn(rows));
    return () => {
      isCurrent = false;
    };
  }, [isVirtual, place]);
  return isVirtual ? drawn : ALL;
}

async function drawnRows(place: HTMLElement | null): Promise<DrawnRows> {
  if ((place?.clientWidth ?? 0) === 0) return ALL;
  try {
    return { rows: "inView", Frame: (await import("./VirtualFrame.tsx")).VirtualFrame };
  } catch {
    return ALL;
  }
}

const FIRST: DrawnRows = { rows: "first" };
const ALL: DrawnRows = { rows: "all" };
