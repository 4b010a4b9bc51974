import { createContext, use, useEffect, useState, type ReactNode } from "react";
import type { Area } from "../../paths.ts";
import {
  applyAppearance,
  APPEARANCE_STORAGE_KEY,
  readAppearances,
  resolveAppearance,
  writeAppearances,
  type Appearance,
} from "./appearance.ts";

interface AppearanceControls {
  /** Display settings of this area; unset ones follow area and device. */
  readonly chosen: Appearance;
  /** The current look of the page. */
  readonly current: Required<Appearance>;
  readonly choose: (appearance: Appearance) => void;
}

const ON_PAPER: Required<Appearance> = { theme: "light", density: "standard" };

const AppearanceContext = createContext<AppearanceControls | null>(null);

/** Theme and density of one area, stored on the device and shared by all its tabs. */
export function AppearanceProvider({ area, children }: { readonly area: Area; readonly children: ReactNode }) {
  const [appearances, setAppearances] = useState(() => readAppearances(localStorage));
  const chosen = appearances[area];
  const current = resolveAppearance(chosen, area, matchMedia("(pointer: coarse)").matches);
  const { theme, density } = current;

  useEffect(() => applyAppearance(document.documentElement, area, { theme, density }), [area, theme, density]);

  // Prints are dark on white, at desktop density. `beforeprint` fires early enough for a new render;
  // the media change covers print previews, where the page is only shown as it would print.
  useEffect(() => {
    const paper = matchMedia("print");
    const appearance = (isPaper: boolean) =>
      applyAppearance(document.documentElement, area, isPaper ? ON_PAPER : { theme, density });
    const onChange = () => appearance(paper.matches);
    const onBegin = () => appearance(true);
    const onEnd = () => appearance(false);
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
      if (event.key === APPEARANCE_STORAGE_KEY) setAppearances(readAppearances(localStorage));
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);

  function choose(appearance: Appearance): void {
    const next = { ...appearances, [area]: appearance };
    setAppearances(next);
    writeAppearances(localStorage, next);
  }

  return <AppearanceContext value={{ chosen, current, choose }}>{children}</AppearanceContext>;
}

export function useAppearance(): AppearanceControls {
  const controls = use(AppearanceContext);
  if (controls === null) throw new Error("useLook needs a <LookProvider> above it.");
  return controls;
}
