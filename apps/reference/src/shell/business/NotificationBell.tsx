import { IconButton } from "@placard/ui";
import { InfoPopover } from "@placard/ui/internal";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { DueList } from "./DueList.tsx";
import "./NotificationBell.css";
import type { Due } from "./use-due.ts";

interface NotificationBellProps {
  readonly due: Due;
  readonly icon: ReactNode;
}

/**
 * The notification bell with the due items, each with a link. A red count is shown only above 0; a question mark is
 * added if some items are unknown.
 */
export function NotificationBell({ due, icon }: NotificationBellProps) {
  const { shell } = useMessages();
  const { matters, unread } = due;
  const count = matters.length;
  const isUnread = unread.length > 0;
  const label = shell.notifications(count, isUnread);
  const bell = (
    <span className="app-bell">
      {icon}
      {(count > 0 || isUnread) && <span className="placard__count">{isUnread ? `${count || ""}?` : count}</span>}
    </span>
  );
  return (
    <InfoPopover trigger={<IconButton label={label} icon={bell} />} label={label}>
      {(close) => <DueList due={due} onFollow={close} />}
    </InfoPopover>
  );
}
