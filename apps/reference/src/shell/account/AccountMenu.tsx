import { Avatar } from "@placard/ui/controls";
import { ChevronDown } from "lucide-react";
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { SessionProfile } from "../../session/profile.ts";
import { useLogout } from "../../session/use-logout.ts";
import "./AccountMenu.css";
import { LookSections } from "./LookSections.tsx";

/** Who is signed in, how the pages look, and 'Log out'. */
export function AccountMenu({ profile }: { readonly profile: Pick<SessionProfile, "name" | "email"> }) {
  const { shell } = useMessages();
  const logout = useLogout();
  return (
    <MenuTrigger>
      <Button className="app-account">
        <Avatar name={profile.name} />
        <span className="placard__who">
          <strong>{profile.name}</strong>
          <small>{profile.email}</small>
        </span>
        <span className="placard-visually-hidden">{shell.accountMenu(profile.name)}</span>
        <ChevronDown aria-hidden="true" size={16} />
      </Button>
      <Popover placement="bottom end" className="app-account-popover">
        <div className="placard__person">
          <strong>{profile.name}</strong>
          <small>{profile.email}</small>
        </div>
        <Menu aria-label={shell.accountMenu(profile.name)}>
          <LookSections />
          <Separator />
          <MenuItem id="log-out" onAction={() => void logout()}>
            {shell.logOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
