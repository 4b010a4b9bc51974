import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { readSidebarState, sidebarCookie } from "./sidebar-state.ts";

/** From this width on, a table fits beside the open sidebar. */
const WIDE = "(width >= 70rem)";

function onWidth(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Open state of the sidebar; Ctrl B or Cmd B toggles it. A cookie keeps the state across visits. */
export function useSidebar() {
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches);
  const [chosen, setChosen] = useState(() => readSidebarState(document.cookie));
  const state = chosen ?? (isWide ? "open" : "collapsed");

  const toggle = useCallback(() => {
    const next = state === "open" ? "collapsed" : "open";
    document.cookie = sidebarCookie(next);
    setChosen(next);
  }, [state]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  return { isOpen: state === "open", toggle };
}
