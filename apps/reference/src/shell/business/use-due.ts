import { CONTAINER_DUE_DAYS, STALE_AFTER_DAYS, type InventoryAttention } from "@placard/hazmat-core/business";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { inventorySummaryQuery, storageReactivityQuery } from "../../lib/api/business-queries.ts";
import { openMarks, standingMarks } from "../../lib/chemical/standing-marks.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Something that a person of the business should see to: in the inventory, or among its containers. */
export interface DueMatter {
  readonly kind: InventoryAttention | "containers";
  readonly text: string;
}

/** What is due in the inventory of a business: nothing while it is not read. */
export function useDue(businessId: number): readonly DueMatter[] {
  const { standing: words, containers } = useMessages();
  const api = useApi();
  const summary = useQuery(inventorySummaryQuery(api, businessId));
  const reactivity = useQuery(storageReactivityQuery(api, businessId));
  const apart = openMarks(standingMarks(reactivity.data?.marks));
  const unchecked = summary.data?.stale ?? 0;
  const { containers_expired: expired = 0, containers_due: expiring = 0 } = summary.data ?? {};
  const ofContainers = [
    ...(expired === 0 ? [] : [containers.bellExpired(expired)]),
    ...(expiring === 0 ? [] : [containers.bellDue(expiring, CONTAINER_DUE_DAYS)]),
  ];
  return [
    ...(apart === 0 ? [] : [{ kind: "keep_apart", text: words.bellKeepApart(apart) } as const]),
    ...(unchecked === 0 ? [] : [{ kind: "check_due", text: words.bellCheckDue(unchecked, STALE_AFTER_DAYS) } as const]),
    ...(ofContainers.length === 0 ? [] : [{ kind: "containers", text: ofContainers.join(" ") } as const]),
  ];
}
