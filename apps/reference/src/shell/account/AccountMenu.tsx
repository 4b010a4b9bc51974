import { Avatar } from "@placard/ui/controls";
import { useNavigate } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import type { SessionProfile } from "../../session/profile.ts";
import { useLogout } from "../../session/use-logout.ts";
import "./AccountMenu.css";
import { LookSections } from "./LookSections.tsx";

/** Who is signed in, how the pages look, the way to one's own name and password, and 'Log out'. */
export function AccountMenu({ profile }: { readonly profile: Pick<SessionProfile, "name" | "email"> }) {
  const { shell } = useMessages();
  const logout = useLogout();
  const navigate = useNavigate();
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
          <MenuItem id="account" onAction={() => void navigate({ to: paths.people, search: { tab: "account" } })}>
            {shell.account}
          </MenuItem>
          <MenuItem id="plan" onAction={() => void navigate({ to: paths.businessPlan })}>
            {shell.plan}
          </MenuItem>
          <MenuItem id="log-out" onAction={() => void logout()}>
            {shell.logOut}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
