import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { ThemeRoot, type ThemeRootProps } from "../controls/ThemeRoot/ThemeRoot.tsx";

export interface StoryRootProps extends Required<Pick<ThemeRootProps, "theme" | "density" | "area" | "motion">> {
  direction: "ltr" | "rtl";
  /** True if the story is alone on the page; otherwise each story of the page has its own part. */
  isAlone: boolean;
  children: ReactNode;
}

/** Sets theme, density, area, direction and motion of one story. Other stories on the page are not affected. */
export function StoryRoot({ direction, isAlone, children, ...look }: StoryRootProps) {
  return (
    <I18nProvider locale={direction === "rtl" ? "ar" : "en-CA"}>
      <ThemeRoot {...look} dir={direction} style={{ padding: 24, minBlockSize: isAlone ? "100vh" : "auto" }}>
        {children}
      </ThemeRoot>
    </I18nProvider>
  );
}
