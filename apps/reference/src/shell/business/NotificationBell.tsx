import { IconButton } from "@placard/ui";
import type { ReactNode } from "react";
import { DialogTrigger, Dialog, Popover } from "react-aria-components";
import { Link } from "react-aria-components/Link";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
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
  return (
    <DialogTrigger>
      <IconButton
        label={shell.notifications(count)}
        icon={
          <span className="app-bell">
            {icon}
            {count > 0 && <span className="placard__count">{count}</span>}
          </span>
        }
      />
      <Popover placement="bottom end" className="app-bell-popover">
        <Dialog aria-label={shell.notifications(count)}>
          {({ close }) =>
            count === 0 ? (
              shell.noNotifications
            ) : (
              <ul>
                {matters.map(({ kind, text }) => (
                  <li key={kind}>
                    <Link className="app-link" href={`${paths.chemicals}?attention=${kind}`} onPress={close}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            )
          }
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
