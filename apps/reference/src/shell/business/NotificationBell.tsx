import { IconButton } from "@placard/ui";
import { InfoPopover } from "@placard/ui/controls";
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
 * The bell: what is due, each with the way to it. Its red number stands only above 0, a question mark where it is not
 * known.
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
