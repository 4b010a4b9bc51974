import { useEffect, useState, type RefObject } from "react";
import type { LongTable } from "./LongTable.tsx";

/** Whether a table draws only its rows in view: `none`, it draws all of them; `coming`, the code for it is on its way. */
type Long = "none" | "coming" | { readonly LongTable: typeof LongTable };

/**
 * The code that draws the rows in view loads with the first long table. Where nothing has a width (a document without
 * layout, as in tests) or the code cannot be had, all rows are drawn: a long table is slow then, and whole.
 */
export function useLongTable(isLong: boolean, place: RefObject<HTMLElement | null>): Long {
  const [long, setLong] = useState<Long>("coming");
  useEffect(() => {
    if (!isLong) return undefined;
    let isCurrent = true;
    void longTable(place.current).then((brought) => isCurrent && setLong(brought));
    return () => {
      isCurrent = false;
    };
  }, [isLong, place]);
  return isLong ? long : "none";
}

async function longTable(place: HTMLElement | null): Promise<Long> {
  if ((place?.clientWidth ?? 0) === 0) return "none";
  try {
    return { LongTable: (await import("./LongTable.tsx")).LongTable };
  } catch {
    return "none";
  }
}
