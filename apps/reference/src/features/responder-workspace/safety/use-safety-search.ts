import { formatChemicalRef, parseChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { loggedChemical } from "../../../incident/logged-chemical.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { foundChemical, MIN_CHARACTERS, safetyQuery } from "./safety-query.ts";
import { EMPTY, initialSearchText } from "./initial-search-text.ts";

const NAME = "safety";

/** The substance of the safety page and its result. It follows the open card until the user types. */
export function useSafetySearch() {
  const address = useWorkspaceSearch();
  const { freshHandover, takeHandover } = useWorkspace();
  const { log, scope } = useIncident();
  const drafts = useDrafts();
  const card = address.chemical ?? "";
  /** `null` until the user types: it follows the open card. */
  const [typed, setTyped] = useState(
    () => freshHandover.chemical?.name ?? initialSearchText(card, drafts.read(scope.draft(NAME), EMPTY).values),
  );
  const [chosen, setChosen] = useState<NamedChemical | null>(freshHandover.chemical ?? null);
  const ofCard = parseChemicalRef(card);
  const term = useDebounced(typed ?? "").trim();
  const meant =
    typed === null ? (ofCard.ok ? ofCard.value : null) : chosen !== null && chosen.name === typed ? chosen : null;
  const answer = useQuery(safetyQuery(term, meant));
  /** A result always belongs to the text above it; there is none while loading. */
  const data = meant !== null || (typed ?? "").trim() === term ? answer.data : undefined;
  const found = data?.kind === "found" ? data : null;

  function type(text: string): void {
    setTyped(text);
    drafts.write(scope.draft(NAME), { text, card }, { kind: "working" });
  }
  function choose(match: NamedChemical): void {
    setChosen(match);
    type(match.name);
  }

  const keepHandedOver = useEffectEvent(() => {
    const text = freshHandover.chemical?.name;
    if (text !== undefined) drafts.write(scope.draft(NAME), { text, card }, { kind: "working" });
    takeHandover();
  });
  useEffect(() => keepHandedOver(), []);

  const logFound = useEffectEvent((query: string) => {
    if (found === null) return;
    const chemical = loggedChemical(foundChemical(found));
    log.record({ module: "suits-decon", action_type: "search_performed", action_data: { query, chemical } });
  });
  const followsCard = typed === null;
  const foundRef = found === null ? null : formatChemicalRef(foundChemical(found));
  useEffect(() => {
    // The open card is in the log already, and the user searched for nothing else.
    if (foundRef !== null && !followsCard) logFound(term);
  }, [foundRef, term, followsCard]);

  return {
    text: typed ?? found?.record.name ?? "",
    /** True if the text comes from the open card and was not typed. */
    isGiven: followsCard,
    /** True if there is nothing to look up yet. */
    isIdle: meant === null && term.length < MIN_CHARACTERS,
    answer,
    data,
    type,
    choose,
  };
}
