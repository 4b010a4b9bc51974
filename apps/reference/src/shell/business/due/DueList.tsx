import { Button } from "@placard/ui";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./DueList.css";
import type { ShownDue } from "./use-dismissed.ts";
import type { DueMatter } from "./use-due.ts";

interface DueListProps {
  readonly due: ShownDue;
  readonly onFollow?: () => void;
  /** Buttons below an item. */
  readonly renderActions?: (matter: DueMatter) => ReactNode;
}

/** Due items that are not dismissed, each with a link, and a notice of lists that could not be loaded. */
export function DueList({ due, onFollow, renderActions }: DueListProps) {
  const { shell, common } = useMessages();
  const { matters, unread, isLoading, dismissed, restore } = due;
  return (
    <>
      {matters.length + unread.length === 0 && (
        <p className="app-due-none">{isLoading ? shell.notificationsLoading : shell.noNotifications}</p>
      )}
      {unread.length > 0 && (
        <div className="app-due-unread">
          <p>{shell.notificationsUnread}</p>
          <Button onPress={() => unread.forEach(({ refetch }) => void refetch())}>{common.retry}</Button>
        </div>
      )}
      <ul className="app-due-matters">
        {matters.map((matter) => (
          <li key={matter.id}>
            <Link className="app-link" {...matter.way} {...(onFollow && { onClick: onFollow })}>
              {matter.text}
            </Link>
            {renderActions?.(matter)}
          </li>
        ))}
      </ul>
      {dismissed > 0 && (
        <div className="app-due-dismissed">
          <Button onPress={restore}>{shell.showDismissed(dismissed)}</Button>
        </div>
      )}
    </>
  );
}
