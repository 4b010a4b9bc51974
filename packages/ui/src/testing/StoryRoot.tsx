import { useEffect, type ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

export interface StoryRootProps {
  theme: string;
  density: string;
  area: string;
  direction: string;
  motion: string;
  children: ReactNode;
}

/** Sets theme, density, area, direction and motion on the root, as an app does, so that popups and dialogs follow. */
export function StoryRoot({ theme, density, area, direction, motion, children }: StoryRootProps) {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset["placardTheme"] = theme;
    root.dataset["placardArea"] = area;
    root.dataset["placardDensity"] = density;
    root.dataset["placardMotion"] = motion;
    root.dir = direction;
  }, [theme, density, area, direction, motion]);
  return <I18nProvider locale={direction === "rtl" ? "ar" : "en-CA"}>{children}</I18nProvider>;
}
