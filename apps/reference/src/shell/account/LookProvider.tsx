import { createContext, use, useEffect, useState, type ReactNode } from "react";
import type { Area } from "../../paths.ts";
import { applyLook, LOOK_STORAGE_KEY, readLooks, resolveLook, writeLooks, type Look } from "./look.ts";

interface LookControls {
  /** Display settings of this area; unset ones follow area and device. */
  readonly chosen: Look;
  /** The current look of the page. */
  readonly current: Required<Look>;
  readonly choose: (look: Look) => void;
}

const ON_PAPER: Required<Look> = { theme: "light", density: "standard" };

const LookContext = createContext<LookControls | null>(null);

/** Theme and density of one area, stored on the device and shared by all its tabs. */
export function LookProvider({ area, children }: { readonly area: Area; readonly children: ReactNode }) {
  const [looks, setLooks] = useState(() => readLooks(localStorage));
  const chosen = looks[area];
  const current = resolveLook(chosen, area, matchMedia("(pointer: coarse)").matches);
  const { theme, density } = current;

  useEffect(() => applyLook(document.documentElement, area, { theme, density }), [area, theme, density]);

  // Prints are dark on white, at desktop density. `beforeprint` fires early enough for a new render;
  // the media change covers print previews, where the page is only shown as it would print.
  useEffect(() => {
    const paper = matchMedia("print");
    const look = (isPaper: boolean) =>
      applyLook(document.documentElement, area, isPaper ? ON_PAPER : { theme, density });
    const onChange = () => look(paper.matches);
    const onBegin = () => look(true);
    const onEnd = () => look(false);
    paper.addEventListener("change", onChange);
    window.addEventListener("beforeprint", onBegin);
    window.addEventListener("afterprint", onEnd);
    return () => {
      paper.removeEventListener("change", onChange);
      window.removeEventListener("beforeprint", onBegin);
      window.removeEventListener("afterprint", onEnd);
    };
  }, [area, theme, density]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === LOOK_STORAGE_KEY) setLooks(readLooks(localStorage));
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);

  function choose(look: Look): void {
    const next = { ...looks, [area]: look };
    setLooks(next);
    writeLooks(localStorage, next);
  }

  return <LookContext value={{ chosen, current, choose }}>{children}</LookContext>;
}

export function useLook(): LookControls {
  const controls = use(LookContext);
  if (controls === null) throw new Error("useLook needs a <LookProvider> above it.");
  return controls;
}
