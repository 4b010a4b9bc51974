import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { ThemeRoot, type ThemeRootProps } from "../controls/ThemeRoot/ThemeRoot.tsx";

export interface StoryRootProps extends Required<Pick<ThemeRootProps, "theme" | "density" | "area" | "motion">> {
  direction: "ltr" | "rtl";
  /** True if the story has the whole page: on a page of several each has its own part. */
  isAlone: boolean;
  children: ReactNode;
}

/** Gives a story theme, density, area, direction and motion of its own: others on the same page keep theirs. */
export function StoryRoot({ direction, isAlone, children, ...look }: StoryRootProps) {
  return (
    <I18nProvider locale={direction === "rtl" ? "ar" : "en-CA"}>
      <ThemeRoot {...look} dir={direction} style={{ padding: 24, minBlockSize: isAlone ? "100vh" : "auto" }}>
        {children}
      </ThemeRoot>
    </I18nProvider>
  );
}
