import { IconButton } from "@placard/ui";
import type { ReactNode } from "react";
import { DialogTrigger, Dialog, Popover } from "react-aria-components";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./NotificationBell.css";

/** The bell. Its red number stands only above 0. */
export function NotificationBell({ count, icon }: { readonly count: number; readonly icon: ReactNode }) {
  const { shell } = useMessages();
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
        <Dialog aria-label={shell.notifications(count)}>{count === 0 && shell.noNotifications}</Dialog>
      </Popover>
    </DialogTrigger>
  );
}
