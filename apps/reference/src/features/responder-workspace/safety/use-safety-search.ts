import { formatChemicalRef, parseChemicalRef, type NamedChemical } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { loggedChemical } from "../../../incident/logged-chemical.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { foundChemical, LEAST_CHARACTERS, safetyQuery } from "./safety-query.ts";
import { EMPTY, typedBeside } from "./typed-beside.ts";

const NAME = "safety";

/** The substance of the safety page and its result: it follows the open card until someone types. */
export function useSafetySearch() {
  const address = useWorkspaceSearch();
  const { freshHandover, takeHandover } = useWorkspace();
  const { log, scope } = useIncident();
  const drafts = useDrafts();
  const card = address.chemical ?? "";
  /** `null`: no one has said anything else, and it follows the card that is open. */
  const [typed, setTyped] = useState(
    () => freshHandover.chemical?.name ?? typedBeside(card, drafts.read(scope.draft(NAME), EMPTY).values),
  );
  const [chosen, setChosen] = useState<NamedChemical | null>(freshHandover.chemical ?? null);
  const ofCard = parseChemicalRef(card);
  const term = useDebounced(typed ?? "").trim();
  const meant =
    typed === null ? (ofCard.ok ? ofCard.value : null) : chosen !== null && chosen.name === typed ? chosen : null;
  const answer = useQuery(safetyQuery(term, meant));
  /** Results always belong to the text above them; while loading there are none. */
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
    // The card was opened, and is in the log: no one asked anything more.
    if (foundRef !== null && !followsCard) logFound(term);
  }, [foundRef, term, followsCard]);

  return {
    text: typed ?? found?.record.name ?? "",
    /** True if the card that is open gave the text, and no one typed it. */
    isGiven: followsCard,
    /** True if nothing is asked yet. */
    isIdle: meant === null && term.length < LEAST_CHARACTERS,
    answer,
    data,
    type,
    choose,
  };
}
