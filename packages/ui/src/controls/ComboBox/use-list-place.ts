import { useEffect, useLayoutEffect, type RefObject } from "react";

/** Gap between field and list, and between list and window edge, px. */
const GAP = 8;
const EDGE = 12;

/**
 * Keeps an open list at its field, below it or above if there is more space, while the page scrolls and an on-screen
 * keyboard opens and closes. The list is in the top layer, so that the page cannot clip or cover it.
 */
export function useListPlace(field: RefObject<HTMLElement | null>, popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (popover.current !== null) raise(popover.current);
  }, [popover]);
  useLayoutEffect(() => place(field.current, popover.current)); // its rows may have changed its height
  useEffect(() => {
    const again = (): void => place(field.current, popover.current);
    const view = window.visualViewport;
    window.addEventListener("resize", again);
    window.addEventListener("scroll", again, true);
    view?.addEventListener("resize", again);
    view?.addEventListener("scroll", again);
    return () => {
      window.removeEventListener("resize", again);
      window.removeEventListener("scroll", again, true);
      view?.removeEventListener("resize", again);
      view?.removeEventListener("scroll", again);
    };
  }, [field, popover]);
}

/** Without a top layer, the list is on top because of its position in the document. */
function raise(list: HTMLElement): void {
  if ("showPopover" in list && !list.matches(":popover-open")) list.showPopover();
}

function place(field: HTMLElement | null, list: HTMLElement | null): void {
  if (field === null || list === null) return;
  const at = field.getBoundingClientRect();
  const view = window.visualViewport;
  const top = view?.offsetTop ?? 0;
  const bottom = top + (view?.height ?? window.innerHeight);
  const below = bottom - at.bottom - GAP - EDGE;
  const above = at.top - top - GAP - EDGE;
  const { style } = list;
  style.setProperty("--trigger-width", `${at.width}px`);
  style.position = "fixed";
  style.margin = "0";
  style.padding = "0";
  style.inset = "auto";
  style.maxHeight = "";
  const isAbove = below < list.scrollHeight && above > below;
  if (isAbove) style.bottom = `${document.documentElement.clientHeight - at.top + GAP}px`;
  else style.top = `${at.bottom + GAP}px`;
  style.maxHeight = `${Math.max(isAbove ? above : below, 0)}px`;
  const width = list.getBoundingClientRect().width;
  const wanted = list.dir === "rtl" ? at.right - width : at.left;
  style.left = `${Math.max(EDGE, Math.min(wanted, document.documentElement.clientWidth - EDGE - width))}px`;
  list.dataset["placement"] = isAbove ? "top" : "bottom";
}
