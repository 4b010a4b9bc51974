import { IconButton } from "@placard/ui";
import { InfoPopover } from "@placard/ui/controls";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./NotificationBell.css";

/** The bell. Its red number stands only above 0. */
export function NotificationBell({ count, icon }: { readonly count: number; readonly icon: ReactNode }) {
  const { shell } = useMessages();
  const label = shell.notifications(count);
  const bell = (
    <span className="app-bell">
      {icon}
      {count > 0 && <span className="placard__count">{count}</span>}
    </span>
  );
  return (
    <InfoPopover trigger={<IconButton label={label} icon={bell} />} label={label}>
      {count === 0 && shell.noNotifications}
    </InfoPopover>
  );
}
