import { useEffect, useState, type RefObject } from "react";
import type { LongTable } from "./LongTable.tsx";

/** Rendering of a table: `none`, all rows; `coming`, the code for rendering only visible rows is loading. */
type Long = "none" | "coming" | { readonly LongTable: typeof LongTable };

/**
 * Loads the code for rendering only visible rows with the first long table. A table that was long stays long, so that a
 * filter does not replace the focused element. Renders all rows if nothing has a width (a document without layout, as
 * in tests) or if the code cannot be loaded.
 */
export function useLongTable(isLong: boolean, frame: RefObject<HTMLElement | null>): Long {
  const [long, setLong] = useState<Long>("coming");
  useEffect(() => {
    if (!isLong) return undefined;
    let isCurrent = true;
    void loadLongTable(frame.current).then((loaded) => isCurrent && setLong(loaded));
    return () => {
      isCurrent = false;
    };
  }, [isLong, frame]);
  return isLong || typeof long === "object" ? long : "none";
}

async function loadLongTable(frame: HTMLElement | null): Promise<Long> {
  if ((frame?.clientWidth ?? 0) === 0) return "none";
  try {
    return { LongTable: (await import("./LongTable.tsx")).LongTable };
  } catch {
    return "none";
  }
}
