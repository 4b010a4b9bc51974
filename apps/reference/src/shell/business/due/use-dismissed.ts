import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { asRecord, readStored, writeStored } from "../../../lib/device/stored-json.ts";
import { personOf } from "../../../session/person.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import type { DueMatter } from "./use-due.ts";

/** Time after which a dismissed item appears again, ms. */
const DISMISSED_MS = 7 * 24 * 60 * 60 * 1000;

/** Number of an item when it was dismissed, and the time, by item. */
type Dismissals = Readonly<Record<string, { readonly count: number; readonly at: number }>>;

/** Items without the dismissed ones. */
export interface Dismissed {
  readonly shown: readonly DueMatter[];
  /** Number of dismissed items. */
  readonly dismissed: number;
  readonly dismiss: (matter: DueMatter) => void;
  /** Shows all dismissed items again. */
  readonly restore: () => void;
}

/**
 * Items that this user has not dismissed on this device. A dismissed item appears again when its number changes, and
 * after seven days. Every list of the page hides the same items.
 */
export function useDismissed(matters: readonly DueMatter[]): Dismissed {
  const key = `placard.dismissed:${personOf(useSession())}`;
  const client = useQueryClient();
  const read = (): Dismissals => readStored(localStorage, key, parseDismissals) ?? {};
  const { data: dismissals } = useQuery({
    queryKey: [key],
    queryFn: read,
    initialData: read,
    staleTime: Infinity,
    networkMode: "always",
  });
  const save = (next: Dismissals): void => {
    client.setQueryData([key], next);
    writeStored(localStorage, key, next);
  };
  const [now] = useState(() => Date.now());
  const shown = matters.filter(({ id, count }) => {
    const dismissal = dismissals[id];
    return dismissal?.count !== count || Math.abs(now - dismissal.at) >= DISMISSED_MS;
  });
  return {
    shown,
    dismissed: matters.length - shown.length,
    dismiss: ({ id, count }) => save({ ...dismissals, [id]: { count, at: Date.now() } }),
    restore: () => save({}),
  };
}

function parseDismissals(value: unknown): Dismissals {
  return Object.fromEntries(
    Object.entries(asRecord(value) ?? {}).flatMap(([id, saved]) => {
      const { count, at } = asRecord(saved) ?? {};
      return typeof count === "number" && typeof at === "number" ? [[id, { count, at }]] : [];
    }),
  );
}
