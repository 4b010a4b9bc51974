import { type PlumeOutcome, type PlumeValues } from "@placard/ui";
import { calculatedFrom, type CalculatedFrom, readCalculatedFrom, useRecalculate } from "@placard/ui/internal";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDrafts } from "../../../../forms/drafts/use-drafts.ts";
import { useSavedLines } from "../../../../incident/saved/sent-lines.ts";
import type { WorkScope } from "../../../../incident/saved/work-scope.ts";
import { useApi } from "../../../../lib/api/ApiProvider.tsx";
import { useWorkspaceSearch } from "../../use-workspace-search.ts";
import { useWorkspace } from "../../WorkspaceProvider.tsx";
import { writePlumeLink } from "../link/plume-link.ts";
import { useLinkedPlume, type LinkedPlume } from "../link/use-linked-plume.ts";
import { storedResultOf, matchingResult, type StoredResult } from "./stored-result.ts";
import { isInLog, lastPlume, shownPlume, type OwnPlume } from "./shared-plume.ts";

/**
 * The last calculation of this device in the open incident or quick search. `outcome` is `null` if it must be
 * calculated again.
 */
interface StoredPlume extends OwnPlume {
  readonly outcome: PlumeOutcome | null;
  /** The link that it replaced. */
  readonly overLink?: string | undefined;
}

/** Survives a module change and is deleted with the session. */
const plumeOutcomeQuery = (scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("plume-outcome"),
    queryFn: (): StoredPlume | null => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
  });

/** Restored from the device after a reload; no other source. */
const storedResultQuery = (scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("plume-shown"),
    queryFn: (): StoredResult | null => null,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
  });

export interface ShownPlume {
  readonly outcome: PlumeOutcome | null;
  /** True while it is recalculated or its inputs are loading. */
  readonly isReading: boolean;
  /** True if saved zones from before a reload are shown while they are recalculated. */
  readonly isKept: boolean;
  readonly onOutcome: (outcome: PlumeOutcome) => void;
  /** The inputs and their author, if calculated on another device. */
  readonly shared: { readonly who: string; readonly from: CalculatedFrom } | null;
  /**
   * Inputs in the address that differ from the local ones. `isShown`: also calculated, except in an incident, where the
   * crew decides.
   */
  readonly link: (NonNullable<LinkedPlume> & { readonly isShown: boolean }) | null;
  /** Initial values of an untouched form. */
  readonly inputs: PlumeValues | null;
}

/**
 * The shown calculation: the local one, also after a reload, or a later one of the crew; in quick search the one in the
 * address. Without a result on this device, it is recalculated from the inputs in the log or the address, with the same
 * zones.
 */
export function usePlumeOutcome(scope: WorkScope, dependencies: Parameters<typeof useRecalculate>[0]): ShownPlume {
  const queries = useQueryClient();
  const drafts = useDrafts();
  const api = useApi();
  const recalculate = useRecalculate(dependencies);
  const entries = useSavedLines(api, scope);
  const { data: saved } = useQuery(plumeOutcomeQuery(scope));
  const [found] = useState(() => readStoredPlume(drafts.read(scope.draft(NAME), NO_STORED_PLUME).values));
  const { updateAddress } = useWorkspace();
  const { plume: linkText, plumeView } = useWorkspaceSearch();
  const isLinked = linkText !== undefined;
  const linked = useLinkedPlume();
  const own = saved ?? (found && { afterLine: found.afterLine, at: found.from.at, outcome: null });
  const last = lastPlume(entries);
  const isQuick = scope.incidentId === null;
  const link = linked === null || isOwnLink(linked.text, saved, found?.from ?? null) ? null : linked;
  const fromLink = isQuick && link?.kind === "right" ? link.from : null;
  const which = fromLink === null ? shownPlume(own, last, isInLog(entries, own?.at ?? null)) : "linked";
  const ofLog = which === "shared" ? last?.from : own?.outcome === null ? found?.from : undefined;
  const from = fromLink ?? ofLog;
  const keptQuery = storedResultQuery(scope);
  const { data: keptData } = useQuery(keptQuery);
  const keptZones = storedOutcome(keptData, from?.at);
  /** Saves the zones on this device with the other data of the incident, so that a reload shows them immediately. */
  function keepShown<Outcome extends PlumeOutcome>(outcome: Outcome): Outcome {
    if (outcome.kind === "complete") queries.setQueryData(keptQuery.queryKey, storedResultOf(outcome.result));
    return outcome;
  }
  const again = useQuery({
    queryKey: scope.query("plume-again", fromLink === null ? (from?.at ?? null) : link?.text, which),
    queryFn: async () => {
      if (from === undefined) return null;
      const outcome = await recalculate(from);
      if (outcome.kind !== "complete") return outcome;
      // The same zones keep their id, so that the map view is kept.
      const id = matchingResult(queries.getQueryData(keptQuery.queryKey), from.at)?.id ?? outcome.result.id;
      return keepShown({ ...outcome, result: { ...outcome.result, id } });
    },
    enabled: from !== undefined,
    // A failed calculation is retried when the module is opened again.
    staleTime: ({ state }) => (state.data?.kind === "complete" ? Infinity : 0),
    gcTime: Infinity,
  });
  const isKept = again.isFetching && (again.data ?? null) === null && keptZones !== null;
  return {
    outcome: from === undefined ? (own?.outcome ?? null) : (again.data ?? (isKept ? keptZones : null)),
    isKept,
    isReading: again.isLoading || (isLinked && linked === null),
    shared: which === "shared" && last !== null ? { who: last.who, from: last.from } : null,
    link: link === null ? null : { ...link, isShown: fromLink !== null },
    inputs:
      which === "shared"
        ? (last?.from.inputs ?? null)
        : isQuick && link !== null && link.kind !== "unread"
          ? link.from.inputs
          : null,
    onOutcome(outcome) {
      keepShown(outcome);
      const calculated = outcome.kind === "complete" ? calculatedFrom(outcome.result) : null;
      const afterLine = last?.line ?? 0;
      const next: StoredPlume = { outcome, afterLine, at: calculated?.at ?? null, overLink: linked?.text };
      queries.setQueryData(plumeOutcomeQuery(scope).queryKey, next);
      if (calculated === null) drafts.clear(scope.draft(NAME));
      else {
        const values = { from: JSON.stringify(calculated), afterLine: String(afterLine) };
        drafts.write(scope.draft(NAME), values, { kind: "working" });
      }
      // In an incident, calculations are shared by the log.
      const text = isQuick && calculated !== null ? writePlumeLink(calculated) : undefined;
      // The map moves to the new calculation.
      if (text !== linked?.text || plumeView !== undefined) {
        updateAddress({ plume: text, plumeView: undefined }, { replaces: true });
      }
    },
  };
}

/** True if the address contains the last calculation of this device, or the link that it replaced. */
function isOwnLink(text: string, saved: StoredPlume | null, found: CalculatedFrom | null): boolean {
  if (saved === null) return found !== null && writePlumeLink(found) === text;
  if (saved.overLink === text) return true;
  return saved.outcome?.kind === "complete" && writePlumeLink(calculatedFrom(saved.outcome.result)) === text;
}

function storedOutcome(saved: unknown, at: string | undefined): PlumeOutcome | null {
  const result = matchingResult(saved, at);
  return result === null ? null : { kind: "complete", result };
}

const NAME = "plume-calculated";
const NO_STORED_PLUME = { from: "", afterLine: "0" };

function readStoredPlume(
  values: typeof NO_STORED_PLUME,
): { readonly from: CalculatedFrom; readonly afterLine: number } | null {
  if (values.from === "") return null;
  try {
    const from = readCalculatedFrom(JSON.parse(values.from));
    return from === null ? null : { from, afterLine: Number(values.afterLine) };
  } catch {
    return null;
  }
}
