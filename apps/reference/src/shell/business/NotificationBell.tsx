import { IconButton } from "@placard/ui";
import { InfoPopover } from "@placard/ui/controls";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import "./NotificationBell.css";
import type { DueMatter } from "./use-due.ts";

interface NotificationBellProps {
  readonly matters: readonly DueMatter[];
  readonly icon: ReactNode;
}

/** Where a matter is seen to. */
const placeOf = (kind: DueMatter["kind"]) =>
  kind === "containers"
    ? ({ to: paths.findContainer } as const)
    : ({ to: paths.chemicals, search: { attention: kind } } as const);

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
            {matters.map(({ kind, text }) => (
              <li key={kind}>
                <Link className="app-link" {...placeOf(kind)} onClick={close}>
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
