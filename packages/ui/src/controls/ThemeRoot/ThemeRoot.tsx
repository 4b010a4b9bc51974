import { useState, type ComponentProps } from "react";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { useSpeech } from "../../messages/language/speech.ts";

export interface ThemeRootProps extends ComponentProps<"div"> {
  /** `night` protects night vision, `sun` is black on white with 2 px lines. Without it, the theme and tokens of the page apply. */
  theme?: "light" | "dark" | "night" | "sun";
  /** `glove`: 64 px controls, 16 px between targets. */
  density?: "standard" | "glove";
  /** Corners and padding of business or responder screens. */
  area?: "business" | "responder";
  /** `reduced`: no animation, regardless of the system setting. */
  motion?: "full" | "reduced";
}

/**
 * Gives a part of the page its own theme, density and motion. Lists and dialogs opened inside it use them too. A page
 * that consists only of Placard sets the same attributes on its `<html>` element and does not need this component.
 *
 * @example
 * <ThemeRoot theme="dark" density="glove">
 *   <ChemicalSearch source={source} />
 * </ThemeRoot>
 */
export function ThemeRoot({ theme, density, area, motion, children, ...props }: ThemeRootProps) {
  const { locale } = useSpeech();
  const [popups, setPopups] = useState<HTMLDivElement | null>(null); // state: popups opening with the page need it
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
