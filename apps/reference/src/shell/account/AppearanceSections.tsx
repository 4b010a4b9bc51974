import { MenuChoices } from "@placard/ui/internal";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { DENSITIES, THEMES, type Density, type Theme } from "./appearance.ts";
import { useAppearance } from "./AppearanceProvider.tsx";

/** Menu sections for the theme and the size of the controls. */
export function AppearanceSections() {
  const { shell } = useMessages();
  const { current, choose } = useAppearance();
  const themeNames: Record<Theme, string> = {
    light: shell.themeLight,
    dark: shell.themeDark,
    night: shell.themeNight,
    sun: shell.themeSun,
  };
  const densityNames: Record<Density, string> = { standard: shell.densityStandard, glove: shell.densityGlove };
  return (
    <>
      <MenuChoices
        title={shell.theme}
        options={THEMES.map((id) => ({ id, label: themeNames[id] }))}
        value={current.theme}
        onChange={(theme) => choose({ ...current, theme })}
      />
      <MenuChoices
        title={shell.density}
        options={DENSITIES.map((id) => ({ id, label: densityNames[id] }))}
        value={current.density}
        onChange={(density) => choose({ ...current, density })}
      />
    </>
  );
}
