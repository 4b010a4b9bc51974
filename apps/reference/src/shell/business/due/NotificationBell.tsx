import { IconButton } from "@placard/ui";
import { InfoPopover } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inventorySummaryQuery } from "../../../lib/api/business-queries.ts";
import { ConfirmAllDialog } from "../../../lib/chemical/ConfirmAllDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { DueActions } from "./DueActions.tsx";
import { DueList } from "./DueList.tsx";
import "./NotificationBell.css";
import { useDismissed } from "./use-dismissed.ts";
import type { Due } from "./use-due.ts";

interface NotificationBellProps {
  readonly due: Due;
  /** `false`: requests nothing yet. */
  readonly isRequested: boolean;
  readonly icon: ReactNode;
}

/**
 * The notification bell with the due items, each with a link and buttons to act on it. A red count is shown only above
 * 0; a question mark is added if some items are unknown.
 */
export function NotificationBell({ due: all, isRequested, icon }: NotificationBellProps) {
  const { shell } = useMessages();
  const { business_id } = useBusinessProfile();
  const { data: inventory } = useQuery({
    ...inventorySummaryQuery(useApi(), business_id),
    enabled: isRequested,
  });
  const due = useDismissed(all, isRequested);
  const [isConfirming, setConfirming] = useState(false);
  const count = due.matters.length;
  const isUnread = due.unread.length > 0;
  const label = shell.notifications(count, isUnread ? "unread" : due.isLoading ? "loading" : "all");
  const bell = (
    <span className="app-bell">
      {icon}
      {(count > 0 || isUnread) && <span className="placard__count">{isUnread ? `${count || ""}?` : count}</span>}
    </span>
  );
  return (
    <>
      <InfoPopover trigger={<IconButton label={label} icon={bell} />} label={label}>
        {(close) => (
          <DueList
            due={due}
            onFollow={close}
            renderActions={(matter) => (
              <DueActions
                matter={matter}
                onDismiss={() => due.dismiss(matter)}
                onConfirm={() => {
                  close();
                  setConfirming(true);
                }}
              />
            )}
          />
        )}
      </InfoPopover>
      {isConfirming && inventory !== undefined && (
        <ConfirmAllDialog count={inventory.chemicals} onClose={() => setConfirming(false)} />
      )}
    </>
  );
}
