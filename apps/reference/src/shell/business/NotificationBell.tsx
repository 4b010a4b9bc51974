import { IconButton } from "@placard/ui";
import { InfoPopover } from "@placard/ui/controls";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./NotificationBell.css";
import type { DueMatter } from "./use-due.ts";

interface NotificationBellProps {
  readonly matters: readonly DueMatter[];
  readonly icon: ReactNode;
}

/** The bell: what is due, each with the way to it. Its red number stands only above 0. */
export function NotificationBell({ matters, icon }: NotificationBellProps) {
  const { shell } = useMessages();
  const count = matters.length;
  const label = shell.notifications(count);
  const bell = (
    <span className="app-bell">
      {icon}
      {count > 0 && <span className="placard__count">{count}</span>}
    </span>
  );
  return (
    <InfoPopover trigger={<IconButton label={label} icon={bell} />} label={label}>
      {(close) =>
        count === 0 ? (
          shell.noNotifications
        ) : (
          <ul className="app-bell-matters">
            {matters.map(({ text, way }) => (
              <li key={text}>
                <Link className="app-link" {...way} onClick={close}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </InfoPopover>
  );
}
