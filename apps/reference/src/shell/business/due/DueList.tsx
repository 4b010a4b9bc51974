import { Button } from "@placard/ui";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./DueList.css";
import type { Dismissed } from "./use-dismissed.ts";
import type { Due, DueMatter } from "./use-due.ts";

interface DueListProps {
  readonly due: Due;
  readonly dismissed: Pick<Dismissed, "shown" | "dismissed" | "restore">;
  readonly onFollow?: () => void;
  /** Buttons below an item. */
  readonly renderActions?: (matter: DueMatter) => ReactNode;
}

/** Due items that are not dismissed, each with a link, and a notice of lists that could not be loaded. */
export function DueList({ due: { unread, isLoading }, dismissed, onFollow, renderActions }: DueListProps) {
  const { shell, common } = useMessages();
  const { shown } = dismissed;
  return (
    <>
      {shown.length + unread.length === 0 && (
        <p className="app-due-none">{isLoading ? shell.notificationsLoading : shell.noNotifications}</p>
      )}
      {unread.length > 0 && (
        <div className="app-due-unread">
          <p>{shell.notificationsUnread}</p>
          <Button onPress={() => unread.forEach(({ refetch }) => void refetch())}>{common.retry}</Button>
        </div>
      )}
      <ul className="app-due-matters">
        {shown.map((matter) => (
          <li key={matter.id}>
            <Link className="app-link" {...matter.way} {...(onFollow && { onClick: onFollow })}>
              {matter.text}
            </Link>
            {renderActions?.(matter)}
          </li>
        ))}
      </ul>
      {dismissed.dismissed > 0 && (
        <div className="app-due-dismissed">
          <Button onPress={dismissed.restore}>{shell.showDismissed(dismissed.dismissed)}</Button>
        </div>
      )}
    </>
  );
}
