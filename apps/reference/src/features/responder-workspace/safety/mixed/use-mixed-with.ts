import { formatChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import { useMeantChemical, type MeantChemicalState } from "@placard/ui";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useIncident } from "../../../../incident/IncidentProvider.tsx";
import { chemicalSource } from "../../../../lib/chemical/chemical-source.ts";
import { useDelayedNavigation } from "../../../../lib/delayed-navigation.ts";
import { useWorkspaceSearch } from "../../use-workspace-search.ts";
import { useWorkspace } from "../../WorkspaceProvider.tsx";
import { reactivityPredicted } from "./log-actions.ts";
import { mixedQuery, type MixedFinding } from "./mixed-query.ts";

export interface MixedState {
  readonly field: MeantChemicalState;
  readonly answer: UseQueryResult<MixedFinding>;
  /** True if the result belongs to the current text of the field. */
  readonly isShown: boolean;
  /** Shows the result for the typed text, or asks which substance is meant. */
  readonly ask: () => Promise<void>;
}

/** The second substance, kept in the address, and the possible reactions; each look-up is logged. */
export function useMixedWith(first: NamedChemical): MixedState {
  const address = useWorkspaceSearch().with;
  const { goTo } = useWorkspace();
  const beginNavigation = useDelayedNavigation();
  const { log } = useIncident();
  const queries = useQueryClient();
  const chemical = useMeantChemical(chemicalSource);
  const answer = useQuery(mixedQuery(first, address ?? null));
  const found = answer.data !== undefined && answer.data.kind !== "missing" ? answer.data.other : null;

  const show = async (other: NamedChemical): Promise<void> => {
    chemical.choose(other);
    const requested = formatChemicalRef(other);
    goTo({ with: requested });
    // A failure is shown in place of the result.
    const finding = await queries.fetchQuery(mixedQuery(first, requested)).catch(() => null);
    if (finding?.kind === "found") log.record(reactivityPredicted(first, finding));
  };
  const follow = useEffectEvent((other: NamedChemical) => {
    const isChosen = chemical.chosen !== null && formatChemicalRef(chemical.chosen) === formatChemicalRef(other);
    if (!isChosen) chemical.choose(other);
  });
  const foundRef = found === null ? null : formatChemicalRef(found);
  useEffect(() => {
    if (found !== null) follow(found);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- by its reference: the answer is made anew each time
  }, [foundRef]);

  const isMissing = answer.data?.kind === "missing" && chemical.text === "";
  return {
    field: { ...chemical, choose: (other) => void show(other) },
    answer,
    isShown:
      address !== undefined &&
      (isMissing || (chemical.chosen !== null && formatChemicalRef(chemical.chosen) === (foundRef ?? address))),
    async ask() {
      const finishNavigation = beginNavigation();
      const meant = await chemical.resolve();
      if (meant !== null) await finishNavigation(() => show(meant.named));
    },
  };
}
