import { Avatar } from "@placard/ui";
import { ChevronDown } from "lucide-react";
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
  type Selection,
} from "react-aria-components";
import { useMessages } from "../messages/MessagesProvider.tsx";
import type { SessionProfile } from "../session/profile.ts";
import { useLogout } from "../session/use-logout.ts";
import "./AccountMenu.css";
import { THEMES, type Density, type Theme } from "./look.ts";
import { useLook } from "./LookProvider.tsx";

/** Who is signed in, how the pages look, and 'Log out'. */
export function AccountMenu({ profile }: { readonly profile: Pick<SessionProfile, "name" | "email"> }) {
  const { shell } = useMessages();
  const { current, choose } = useLook();
  const logout = useLogout();
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
      <Button className="app-account">
        <Avatar name={profile.name} />
        <span className="who">
          <strong>{profile.name}</strong>
          <small>{profile.email}</small>
        </span>
        <span className="placard-visually-hidden">{shell.accountMenu(profile.name)}</span>
        <ChevronDown aria-hidden="true" size={16} />
      </Button>
      <Popover placement="bottom end" className="app-account-popover">
        <div className="person">
          <strong>{profile.name}</strong>
          <small>{profile.email}</small>
        </div>
        <Menu aria-label={shell.accountMenu(profile.name)}>
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
          <Separator />
          <MenuItem id="log-out" onAction={() => void logout()}>
            {shell.logOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
