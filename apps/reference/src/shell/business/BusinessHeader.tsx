import { IconButton } from "@placard/ui";
import { Logo } from "@placard/ui/internal";
import { useIsFetching } from "@tanstack/react-query";
import { Bell, Menu as MenuIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { afterFrame } from "../../lib/device/after-frame.ts";
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
  const isPageLoaded = useIsPageLoaded();
  return (
    <header className="app-business-header">
      <span className="placard__menu">
        <IconButton label={shell.openMenu} icon={<MenuIcon />} onPress={onOpenMenu} />
      </span>
      <Logo />
      <span className="placard__grow" />
      <NotificationBell due={useDue(profile.business_id, isPageLoaded)} isRequested={isPageLoaded} icon={<Bell />} />
      <AccountMenu profile={profile} />
    </header>
  );
}

/** True once the requests of the first page have answers, so that the lists of the bell do not delay its content. */
function useIsPageLoaded(): boolean {
  const requests = useIsFetching();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded || requests > 0) return undefined;
    return afterFrame(() => setLoaded(true));
  }, [isLoaded, requests]);
  return isLoaded;
}
