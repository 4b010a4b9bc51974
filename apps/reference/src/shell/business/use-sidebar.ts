import { useEffect, useState } from "react";
import { readSidebarState, sidebarCookie } from "./sidebar-state.ts";

const other = (state: "open" | "collapsed") => (state === "open" ? "collapsed" : "open");

/** Whether the sidebar is open; Ctrl B or Cmd B toggles it too. The cookie keeps it over visits. */
export function useSidebar() {
  const [state, setState] = useState(() => readSidebarState(document.cookie));

  useEffect(() => {
    document.cookie = sidebarCookie(state);
  }, [state]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setState(other);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return { isOpen: state === "open", toggle: () => setState(other) };
}
