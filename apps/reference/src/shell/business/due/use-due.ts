import type { DismissedNotification } from "@placard/api-client/internal";
import { CONTAINER_DUE_DAYS, STALE_AFTER_DAYS } from "@placard/hazmat-core/business";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inventorySummaryQuery, storageReactivityQuery } from "../../../lib/api/business-queries.ts";
import { inspectionSummaryQuery } from "../../../lib/api/inspection-queries.ts";
import { invitationsQuery, undeliveredOf } from "../../../lib/people/invitations-query.ts";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { LinkOptions } from "@tanstack/react-router";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";

/** Something that the business must handle, with a link. */
export interface DueMatter {
  readonly id: DismissedNotification["notification"];
  readonly count: number;
  readonly text: string;
  readonly way: Pick<LinkOptions, "to" | "search">;
  /** Can be done without leaving the page. */
  readonly action?: "confirm" | "send_again";
}

/** Link to expired and expiring containers. */
const CONTAINERS: DueMatter["way"] = { to: paths.findContainer, search: {} };

/** Links to old and missing SDSs. */
const SHEETS: DueMatter["way"] = { to: paths.safetyDataSheets };

export interface Due {
  readonly matters: readonly DueMatter[];
  /** Lists that could not be loaded, so their due items are unknown, also while they are requested again. */
  readonly unread: readonly { readonly refetch: () => unknown }[];
  /** True until every list has an answer: more items can follow. */
  readonly isLoading: boolean;
}

/**
 * Due items in inventory, inspections and invitations of a business, as far as loaded.
 *
 * @param isRequested - `false`: requests nothing yet
 */
export function useDue(businessId: number, isRequested = true): Due {
  const { standing: texts, containers, fireSafety, locations, signIns } = useMessages();
  const api = useApi();
  const summary = useQuery({ ...inventorySummaryQuery(api, businessId), enabled: isRequested });
  const reactivity = useQuery({ ...storageReactivityQuery(api, businessId), enabled: isRequested });
  const inspections = useQuery({ ...inspectionSummaryQuery(api, businessId), enabled: isRequested });
  const mayInvite = useRefusalReason()(useBusinessProfile().role, "edit_users") === null;
  const invitations = useQuery({ ...invitationsQuery(api, businessId), enabled: isRequested && mayInvite });
  const undelivered = undeliveredOf(invitations.data).length;
  const apart = reactivity.data?.keep_apart ?? 0;
  const unchecked = summary.data?.stale ?? 0;
  const { without_sheet: bare = 0, sheets_past_review: old = 0 } = summary.data ?? {};
  const { overdue = 0, overdue_findings: findings = 0 } = inspections.data ?? {};
  const { containers_expired: expired = 0, containers_due: expiring = 0 } = summary.data ?? {};
  const unpinned = summary.data?.locations_without_pin ?? 0;
  const matters: readonly DueMatter[] = [
    {
      id: "keep_apart",
      count: apart,
      text: texts.bellKeepApart(apart),
      way: { to: paths.chemicals, search: { attention: "keep_apart" } },
    },
    {
      id: "check_due",
      count: unchecked,
      text: texts.bellCheckDue(unchecked, STALE_AFTER_DAYS),
      way: { to: paths.chemicals, search: { attention: "check_due" } },
      action: "confirm",
    },
    { id: "no_pin", count: unpinned, text: locations.bellNoPin(unpinned), way: { to: paths.locations, search: {} } },
    { id: "container_expired", count: expired, text: containers.bellExpired(expired), way: CONTAINERS },
    { id: "container_due", count: expiring, text: containers.bellDue(expiring, CONTAINER_DUE_DAYS), way: CONTAINERS },
    { id: "sheet_old", count: old, text: texts.bellSheetsOld(old), way: SHEETS },
    { id: "no_sheet", count: bare, text: texts.bellNoSheet(bare), way: SHEETS },
    {
      id: "inspection_overdue",
      count: overdue,
      text: fireSafety.bellOverdue(overdue),
      way: { to: paths.fireSafety, search: {} },
    },
    {
      id: "correction_overdue",
      count: findings,
      text: fireSafety.bellFindings(findings),
      way: { to: paths.fireSafety, search: { tab: "findings" } },
    },
    {
      id: "invitation_undelivered",
      count: undelivered,
      text: signIns.bellUndelivered(undelivered),
      way: { to: paths.people, search: { tab: "users" } },
      action: "send_again",
    },
  ];
  return {
    matters: matters.filter(({ count }) => count > 0),
    unread: [summary, reactivity, inspections, invitations].filter(
      ({ isError, isPending, errorUpdateCount }) => isError || (isPending && errorUpdateCount > 0),
    ),
    isLoading: [summary, reactivity, inspections, ...(mayInvite ? [invitations] : [])].some(
      ({ isPending }) => isPending,
    ),
  };
}
