import { Button } from "@placard/ui";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./DueList.css";
import type { Due, DueMatter } from "./use-due.ts";

interface DueListProps {
  readonly due: Due;
  readonly onFollow?: () => void;
  /** Buttons below an item. */
  readonly renderActions?: (matter: DueMatter) => ReactNode;
}

/** Due items, each with a link, and a notice of lists that could not be loaded. */
export function DueList({ due: { matters, unread }, onFollow, renderActions }: DueListProps) {
  const { shell, common } = useMessages();
  if (matters.length === 0 && unread.length === 0) return <p className="app-due-none">{shell.noNotifications}</p>;
  return (
    <>
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
    </>
  );
}
