import {
  calculatedFrom,
  readCalculatedFrom,
  useRecalculate,
  type CalculatedFrom,
  type PlumeOutcome,
} from "@placard/ui";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDrafts } from "../../../../forms/use-drafts.ts";
import { useSavedLines } from "../../../../incident/saved/sent-lines.ts";
import type { WorkScope } from "../../../../incident/saved/work-scope.ts";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { isInLog, lastPlume, shownPlume, type OwnPlume } from "./shared-plume.ts";

/** The last calculation of this device in what is open; `outcome` is `null` where it has to be worked out again. */
interface KeptPlume extends OwnPlume {
  readonly outcome: PlumeOutcome | null;
}

/** It outlives a change of module and goes with the session. */
const plumeOutcomeQuery = (scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("plume-outcome"),
    queryFn: (): KeptPlume | null => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
  });

interface ShownPlume {
  readonly outcome: PlumeOutcome | null;
  readonly onOutcome: (outcome: PlumeOutcome) => void;
  /** Who worked it out, where it was not this device; with what. */
  readonly shared: { readonly who: string; readonly from: CalculatedFrom } | null;
}

/**
 * The calculation that is shown: this device's own, found again after a reload, or a later one of the crew. What is not
 * at hand is worked out again from what the log holds of it, to the same zones.
 */
export function usePlumeOutcome(scope: WorkScope, means: Parameters<typeof useRecalculate>[0]): ShownPlume {
  const queries = useQueryClient();
  const drafts = useDrafts();
  const api = useApi();
  const recalculate = useRecalculate(means);
  const entries = useSavedLines(api, scope);
  const { data: kept } = useQuery(plumeOutcomeQuery(scope));
  const [found] = useState(() => readKept(drafts.read(scope.draft(NAME), NOTHING_KEPT).values));
  const own = kept ?? (found && { afterLine: found.afterLine, at: found.from.at, outcome: null });
  const last = lastPlume(entries);
  const which = shownPlume(own, last, isInLog(entries, own?.at ?? null));
  const from = which === "shared" ? last?.from : own?.outcome === null ? found?.from : undefined;
  const again = useQuery({
    queryKey: scope.query("plume-again", from?.at ?? null, which),
    queryFn: () => (from === undefined ? null : recalculate(from)),
    enabled: from !== undefined,
    // What failed is tried again when the module is opened again.
    staleTime: ({ state }) => (state.data?.kind === "complete" ? Infinity : 0),
    gcTime: Infinity,
  });
  return {
    outcome: from === undefined ? (own?.outcome ?? null) : (again.data ?? null),
    shared: which === "shared" && last !== null ? { who: last.who, from: last.from } : null,
    onOutcome(outcome) {
      const calculated = outcome.kind === "complete" ? calculatedFrom(outcome.result) : null;
      const afterLine = last?.line ?? 0;
      const next: KeptPlume = { outcome, afterLine, at: calculated?.at ?? null };
      queries.setQueryData(plumeOutcomeQuery(scope).queryKey, next);
      if (calculated === null) drafts.clear(scope.draft(NAME));
      else {
        const values = { from: JSON.stringify(calculated), afterLine: String(afterLine) };
        drafts.write(scope.draft(NAME), values, { kind: "working" });
      }
    },
  };
}

const NAME = "plume-calculated";
const NOTHING_KEPT = { from: "", afterLine: "0" };

function readKept(values: typeof NOTHING_KEPT): { readonly from: CalculatedFrom; readonly afterLine: number } | null {
  if (values.from === "") return null;
  try {
    const from = readCalculatedFrom(JSON.parse(values.from));
    return from === null ? null : { from, afterLine: Number(values.afterLine) };
  } catch {
    return null;
  }
}
