import { useState, type ComponentProps } from "react";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { useSpeech } from "../../messages/language/speech.ts";

export interface ThemeRootProps extends ComponentProps<"div"> {
  /** `night` keeps dark sight, `sun` is black on white with 2 px lines. Unless given, that of the page around it, with the tokens set there. */
  theme?: "light" | "dark" | "night" | "sun";
  /** `glove`: 64 px controls, 16 px between targets. */
  density?: "standard" | "glove";
  /** Corners and paddings of the side that it is for. */
  area?: "business" | "responder";
  /** `reduced`: nothing moves, whatever the system says. */
  motion?: "full" | "reduced";
}

/**
 * A part of the page with a theme of its own. Lists and dialogs that open from inside it hang in it, too, so that they
 * follow. A page that is wholly Placard's sets the same attributes on its `<html>` and needs none.
 *
 * @example
 * <ThemeRoot theme="dark" density="glove">
 *   <ChemicalSearch source={source} />
 * </ThemeRoot>
 */
export function ThemeRoot({ theme, density, area, motion, children, ...props }: ThemeRootProps) {
  const { locale } = useSpeech();
  const [popups, setPopups] = useState<HTMLDivElement | null>(null); // a state: what opens with the page waits for it
  return (
    <div
      {...(locale !== null && { lang: locale })}
      {...props}
      data-placard-theme={theme ?? ""}
      data-placard-density={density}
      data-placard-area={area}
      data-placard-motion={motion}
    >
      <UNSAFE_PortalProvider getContainer={() => popups}>{children}</UNSAFE_PortalProvider>
      <div ref={setPopups} />
    </div>
  );
}
