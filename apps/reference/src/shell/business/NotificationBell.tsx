import { Button, IconButton } from "@placard/ui";
import { InfoPopover } from "@placard/ui/controls";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
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
export function NotificationBell({ due: { matters, unread }, icon }: NotificationBellProps) {
  const { shell, common } = useMessages();
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
      {(close) =>
        count === 0 && !isUnread ? (
          shell.noNotifications
        ) : (
          <>
            {isUnread && (
              <div className="app-bell-unread">
                <p>{shell.notificationsUnread}</p>
                <Button onPress={() => unread.forEach(({ refetch }) => void refetch())}>{common.retry}</Button>
              </div>
            )}
            <ul className="app-bell-matters">
              {matters.map(({ text, way }) => (
                <li key={text}>
                  <Link className="app-link" {...way} onClick={close}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </InfoPopover>
  );
}
