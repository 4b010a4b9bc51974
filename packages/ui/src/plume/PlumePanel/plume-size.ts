import { createContext, useContext, useLayoutEffect, useState, type RefObject } from "react";
import { useMedia } from "../../hooks/use-media.ts";
import { NARROW, WIDE } from "./widths.ts";

/** Layout of a plume by the space available: inputs, map and results side by side; map beside tabs; map above tabs. */
export type PlumeSize = "wide" | "tablet" | "phone";

const PlumeSizeContext = /* @__PURE__ */ createContext<PlumeSize | null>(null);

/** Passes the layout of the panel to the map inside. */
export const PlumeSizeProvider = PlumeSizeContext.Provider;

/** Returns the layout of the surrounding panel, or of the page if there is none. */
export function usePlumeSize(): PlumeSize {
  const ofPage = usePageSize();
  return useContext(PlumeSizeContext) ?? ofPage;
}

/** Returns the layout for the width of an element. Until it is measured, uses the width of the page. */
export function useBoxSize(box: RefObject<HTMLElement | null>): PlumeSize {
  const ofPage = usePageSize();
  const [measured, setMeasured] = useState<PlumeSize | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const watching = new ResizeObserver(() => setMeasured(sizeOf(element.clientWidth)));
    watching.observe(element);
    return () => watching.disconnect();
  }, [box]);
  return measured ?? ofPage;
}

/** Same widths as in `PlumePanel.css`. */
function sizeOf(widthPx: number): PlumeSize {
  if (widthPx > 1100) return "wide";
  return widthPx < 768 ? "phone" : "tablet";
}

function usePageSize(): PlumeSize {
  const isWide = useMedia(WIDE, true);
  const isNarrow = useMedia(NARROW, false);
  return isWide ? "wide" : isNarrow ? "phone" : "tablet";
}
