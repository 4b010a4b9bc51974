import { createContext, useContext, useLayoutEffect, useState, type RefObject } from "react";
import { useMedia } from "../../hooks/use-media.ts";
import { NARROW, WIDE } from "./widths.ts";

/** How much room a plume has: inputs, map and results side by side; map beside tabs; map above tabs. */
export type PlumeSize = "wide" | "tablet" | "phone";

const PlumeSizeContext = /* @__PURE__ */ createContext<PlumeSize | null>(null);

/** Tells the map how much room the panel around it has. */
export const PlumeSizeProvider = PlumeSizeContext.Provider;

/** The room of the panel around, or that of the page where there is none. */
export function usePlumeSize(): PlumeSize {
  const ofPage = usePageSize();
  return useContext(PlumeSizeContext) ?? ofPage;
}

/** The room of an element, which may stand beside something else. The page's until it was measured. */
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

/** The widths at which `PlumePanel.css` turns. */
function sizeOf(widthPx: number): PlumeSize {
  if (widthPx > 1100) return "wide";
  return widthPx < 768 ? "phone" : "tablet";
}

function usePageSize(): PlumeSize {
  const isWide = useMedia(WIDE, true);
  const isNarrow = useMedia(NARROW, false);
  return isWide ? "wide" : isNarrow ? "phone" : "tablet";
}
