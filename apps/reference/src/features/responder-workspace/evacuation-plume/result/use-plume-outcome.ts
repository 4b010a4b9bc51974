import {
  calculatedFrom,
  readCalculatedFrom,
  useRecalculate,
  type CalculatedFrom,
  type PlumeOutcome,
  type PlumeValues,
} from "@placard/ui";
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
import { keptOf, keptResult, type KeptResult } from "./kept-result.ts";
import { isInLog, lastPlume, shownPlume, type OwnPlume } from "./shared-plume.ts";

/** The last calculation of this device in what is open; `outcome` is `null` where it has to be calculated again. */
interface KeptPlume extends OwnPlume {
  readonly outcome: PlumeOutcome | null;
  /** The link that it took the place of. */
  readonly overLink?: string | undefined;
}

/** Survives a change of module and ends with the session. */
const plumeOutcomeQuery = (scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("plume-outcome"),
    queryFn: (): KeptPlume | null => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
  });

/** Read from the device after a reload; nothing else loads it. */
const keptResultQuery = (scope: WorkScope) =>
  queryOptions({
    queryKey: scope.query("plume-shown"),
    queryFn: (): KeptResult | null => null,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: false,
  });

export interface ShownPlume {
  readonly outcome: PlumeOutcome | null;
  /** Whether it is being recalculated or its inputs are loading. */
  readonly isReading: boolean;
  /** True if the zones shown are those that were kept before a reload, while they are calculated again. */
  readonly isKept: boolean;
  readonly onOutcome: (outcome: PlumeOutcome) => void;
  /** Author, if it was calculated on another device, and the inputs. */
  readonly shared: { readonly who: string; readonly from: CalculatedFrom } | null;
  /** Inputs in the address besides the local ones; `isShown`: calculated, which an incident leaves to its crew. */
  readonly link: (NonNullable<LinkedPlume> & { readonly isShown: boolean }) | null;
  /** Initial values of an untouched form. */
  readonly inputs: PlumeValues | null;
}

/**
 * The calculation that is shown: this device's own, also after a reload, or a later one of the crew; in quick search the
 * one in the address. If its result is not on this device, it is calculated again from the inputs in the log or the address
 * and gives the same zones.
 */
export function usePlumeOutcome(scope: WorkScope, means: Parameters<typeof useRecalculate>[0]): ShownPlume {
  const queries = useQueryClient();
  const drafts = useDrafts();
  const api = useApi();
  const recalculate = useRecalculate(means);
  const entries = useSavedLines(api, scope);
  const { data: kept } = useQuery(plumeOutcomeQuery(scope));
  const [found] = useState(() => readKept(drafts.read(scope.draft(NAME), NOTHING_KEPT).values));
  const { updateAddress } = useWorkspace();
  const { plume: linkText, plumeView } = useWorkspaceSearch();
  const isLinked = linkText !== undefined;
  const linked = useLinkedPlume();
  const own = kept ?? (found && { afterLine: found.afterLine, at: found.from.at, outcome: null });
  const last = lastPlume(entries);
  const isQuick = scope.incidentId === null;
  const link = linked === null || isOwnLink(linked.text, kept, found?.from ?? null) ? null : linked;
  const fromLink = isQuick && link?.kind === "right" ? link.from : null;
  const which = fromLink === null ? shownPlume(own, last, isInLog(entries, own?.at ?? null)) : "linked";
  const ofLog = which === "shared" ? last?.from : own?.outcome === null ? found?.from : undefined;
  const from = fromLink ?? ofLog;
  const keptQuery = keptResultQuery(scope);
  const { data: keptData } = useQuery(keptQuery);
  const keptZones = keptOutcome(keptData, from?.at);
  /** Kept on this device with the other reads of the incident, so that a reload draws it immediately. */
  function keepShown<Outcome extends PlumeOutcome>(outcome: Outcome): Outcome {
    if (outcome.kind === "complete") queries.setQueryData(keptQuery.queryKey, keptOf(outcome.result));
    return outcome;
  }
  const again = useQuery({
    queryKey: scope.query("plume-again", fromLink === null ? (from?.at ?? null) : link?.text, which),
    queryFn: async () => {
      if (from === undefined) return null;
      const outcome = await recalculate(from);
      if (outcome.kind !== "complete") return outcome;
      // The same zones by the same id: the map stays where someone left it.
      const id = keptResult(queries.getQueryData(keptQuery.queryKey), from.at)?.id ?? outcome.result.id;
      return keepShown({ ...outcome, result: { ...outcome.result, id } });
    },
    enabled: from !== undefined,
    // What failed is tried again when the module is opened again.
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
      const next: KeptPlume = { outcome, afterLine, at: calculated?.at ?? null, overLink: linked?.text };
      queries.setQueryData(plumeOutcomeQuery(scope).queryKey, next);
      if (calculated === null) drafts.clear(scope.draft(NAME));
      else {
        const values = { from: JSON.stringify(calculated), afterLine: String(afterLine) };
        drafts.write(scope.draft(NAME), values, { kind: "working" });
      }
      // An incident shares by its log.
      const text = isQuick && calculated !== null ? writePlumeLink(calculated) : undefined;
      // The map goes to what was calculated now.
      if (text !== linked?.text || plumeView !== undefined) {
        updateAddress({ plume: text, plumeView: undefined }, { replaces: true });
      }
    },
  };
}

/** Whether an address says what this device calculated last, or what that took the place of. */
function isOwnLink(text: string, kept: KeptPlume | null, found: CalculatedFrom | null): boolean {
  if (kept === null) return found !== null && writePlumeLink(found) === text;
  if (kept.overLink === text) return true;
  return kept.outcome?.kind === "complete" && writePlumeLink(calculatedFrom(kept.outcome.result)) === text;
}

function keptOutcome(kept: unknown, at: string | undefined): PlumeOutcome | null {
  const result = keptResult(kept, at);
  return result === null ? null : { kind: "complete", result };
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
