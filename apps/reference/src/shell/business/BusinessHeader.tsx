import { IconButton } from "@placard/ui";
import { Logo } from "@placard/ui/internal";
import { Bell, Menu as MenuIcon } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { BusinessProfile } from "../../session/profile.ts";
import { AccountMenu } from "../account/AccountMenu.tsx";
import "./BusinessHeader.css";
import { NotificationBell } from "./due/NotificationBell.tsx";
import { useDue } from "./due/use-due.ts";

interface BusinessHeaderProps {
  readonly profile: BusinessProfile;
  readonly onOpenMenu: () => void;
}

/** Menu button (small screens), product name, bell and account menu. */
export function BusinessHeader({ profile, onOpenMenu }: BusinessHeaderProps) {
  const { shell } = useMessages();
  return (
    <header className="app-business-header">
      <span className="placard__menu">
        <IconButton label={shell.openMenu} icon={<MenuIcon />} onPress={onOpenMenu} />
      </span>
      <Logo />
      <span className="placard__grow" />
      <NotificationBell due={useDue(profile.business_id)} icon={<Bell />} />
      <AccountMenu profile={profile} />
    </header>
  );
}
