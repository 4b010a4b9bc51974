import { SunMoon } from "lucide-react";
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  type Selection,
} from "react-aria-components";
import { useMessages } from "../messages/MessagesProvider.tsx";
import "./AccountMenu.css";
import { THEMES, type Density, type Theme } from "./look.ts";
import { useLook } from "./LookProvider.tsx";
import "./LookMenu.css";

/** Theme and control size, one press away: a cab at night and a street at noon need different ones. */
export function LookMenu() {
  const { shell, responder } = useMessages();
  const { current, choose } = useLook();
  const themeNames: Record<Theme, string> = {
    light: shell.themeLight,
    dark: shell.themeDark,
    night: shell.themeNight,
    sun: shell.themeSun,
  };
  const densityNames: Record<Density, string> = { standard: shell.densityStandard, glove: shell.densityGlove };
  const chooseTheme = (selection: Selection) => {
    const theme = THEMES.find((name) => selection !== "all" && selection.has(name));
    if (theme !== undefined) choose({ ...current, theme });
  };
  const chooseDensity = (selection: Selection) =>
    choose({ ...current, density: selection !== "all" && selection.has("glove") ? "glove" : "standard" });

  return (
    <MenuTrigger>
      <Button className="app-look" aria-label={responder.appearance}>
        <SunMoon aria-hidden="true" />
      </Button>
      <Popover placement="bottom end" className="app-account-popover">
        <Menu aria-label={responder.appearance}>
          <MenuSection selectionMode="single" selectedKeys={[current.theme]} onSelectionChange={chooseTheme}>
            <Header>{shell.theme}</Header>
            {THEMES.map((theme) => (
              <MenuItem key={theme} id={theme}>
                {themeNames[theme]}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection selectionMode="single" selectedKeys={[current.density]} onSelectionChange={chooseDensity}>
            <Header>{shell.density}</Header>
            {(["standard", "glove"] as const).map((density) => (
              <MenuItem key={density} id={density}>
                {densityNames[density]}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
