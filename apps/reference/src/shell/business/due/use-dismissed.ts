import {
  dismissNotification,
  getDismissedNotifications,
  restoreNotifications,
  type DismissedNotification,
} from "@placard/api-client/internal";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { Due, DueMatter } from "./use-due.ts";

/** Due items without the dismissed ones. */
export interface ShownDue extends Due {
  /** Number of dismissed items. */
  readonly dismissed: number;
  readonly dismiss: (matter: DueMatter) => void;
  /** Shows all dismissed items again. */
  readonly restore: () => void;
}

/**
 * Leaves out the items that this user has dismissed on any device. A dismissed item appears again when its number
 * changes, and after seven days. Every list of the page hides the same items. If the dismissed items cannot be loaded,
 * all items are shown.
 *
 * @param isRequested - `false`: requests nothing yet
 */
export function useDismissed(due: Due, isRequested = true): ShownDue {
  const api = useApi();
  const queryKey = dismissedKey(useBusinessProfile().id);
  const { data: dismissed = [], isPending } = useQuery({
    queryKey,
    enabled: isRequested,
    queryFn: async ({ signal }) => (await api.call(getDismissedNotifications, {}, { signal })).dismissed,
  });
  const change = useChange();
  const isDismissed = ({ id, count }: DueMatter) =>
    dismissed.some((item) => item.notification === id && item.count === count);
  const matters = isPending ? [] : due.matters.filter((matter) => !isDismissed(matter));
  return {
    ...due,
    matters,
    isLoading: due.isLoading || isPending,
    dismissed: isPending ? 0 : due.matters.length - matters.length,
    dismiss: ({ id, count }) => change({ notification: id, count }),
    restore: () => change("restore all"),
  };
}

const dismissedKey = (accountId: number) => ["account", accountId, "dismissed"] as const;

/** Hides or shows items immediately and saves the change. A change that could not be saved is undone. */
function useChange() {
  const { shell } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const key = dismissedKey(useBusinessProfile().id);
  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: key.join() }, // the server gets changes in the order in which they were made
    mutationFn: (change: DismissedNotification | "restore all") =>
      change === "restore all" ? api.call(restoreNotifications, {}) : api.call(dismissNotification, { body: change }),
    async onMutate(change) {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<readonly DismissedNotification[]>(key) ?? [];
      const others = change === "restore all" ? [] : before.filter((item) => item.notification !== change.notification);
      queries.setQueryData(key, change === "restore all" ? [] : [...others, change]);
      return before;
    },
    onError(error, change, before = []) {
      queries.setQueryData<readonly DismissedNotification[]>(key, (now = []) =>
        change === "restore all" ? before : now.filter((item) => item.notification !== change.notification),
      );
      fail(error, { title: shell.changeFailedTitle, fallback: shell.dismissFailed, logIn: shell.dismissLogIn });
    },
    onSettled: () =>
      queries.isMutating({ mutationKey: key }) === 1 ? queries.invalidateQueries({ queryKey: key }) : undefined,
  });
  return mutate;
}
