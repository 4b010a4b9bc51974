import { formatChemicalRef, parseChemicalRef, parseUnNumber, type NamedChemical } from "@placard/hazmat-core";
import { Button, EmptyState, ErrorState, MeantQuestion, SafetyInformation, Skeleton, TextField } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { Search, Shield } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { loggedChemical } from "../../../incident/logged-chemical.ts";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import "./SafetyModule.css";
import { LEAST_CHARACTERS, safetyQuery, type FoundSafety } from "./safety-query.ts";
import { EMPTY, typedBeside } from "./typed-beside.ts";

const PAUSE_MS = 500;
const NAME = "safety";

/** Health, PPE, fire and decontamination of one chemical: of the card that is open, until another one is asked for. */
export function SafetyModule() {
  const { safety, common } = useMessages();
  const { address, handover } = useWorkspace();
  const { log, scope } = useIncident();
  const drafts = useDrafts();
  const card = address.chemical ?? "";
  /** `null`: nobody has said anything else, and it follows the card that is open. */
  const [typed, setTyped] = useState(
    () => handover.chemical?.name ?? typedBeside(card, drafts.read(scope.draft(NAME), EMPTY).values),
  );
  const [chosen, setChosen] = useState<NamedChemical | null>(handover.chemical ?? null);
  const ofCard = parseChemicalRef(card);
  const term = useDebounced(typed ?? "", PAUSE_MS).trim();
  const meant =
    typed === null ? (ofCard.ok ? ofCard.value : null) : chosen !== null && chosen.name === typed ? chosen : null;
  const answer = useQuery(safetyQuery(term, meant));
  /** What stands below is of the words above it; between two answers it is of none. */
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

  const logFound = useEffectEvent((query: string) => {
    if (found === null) return;
    const chemical = loggedChemical(foundChemical(found));
    log.record({ module: "suits-decon", action_type: "search_performed", action_data: { query, chemical } });
  });
  const followsCard = typed === null;
  const foundRef = found === null ? null : formatChemicalRef(foundChemical(found));
  useEffect(() => {
    // The card was opened, and is in the log: nobody asked anything more.
    if (foundRef !== null && !followsCard) logFound(term);
  }, [foundRef, term, followsCard]);

  return (
    <div className="app-module-scroll app-safety">
      <h1 className="placard-visually-hidden">{safety.title}</h1>
      <TextField
        className="placard-big-search"
        label={safety.search}
        type="search"
        value={typed ?? found?.record.name ?? ""}
        onChange={type}
        prefixIcon={<Search aria-hidden="true" />}
      />
      {(meant === null && term.length < LEAST_CHARACTERS) || (followsCard && data?.kind === "asked") ? (
        <EmptyState icon={<Shield aria-hidden="true" />} title={safety.idleTitle} text={safety.idleText} />
      ) : answer.isError ? (
        <ErrorState
          title={safety.serverErrorTitle}
          text={safety.serverErrorText}
          action={<Button onPress={() => void answer.refetch()}>{common.retry}</Button>}
        />
      ) : data === undefined ? (
        <Skeleton lines={8} label={safety.searching} />
      ) : data.kind === "found" ? (
        <SafetyInformation record={data.record} safety={data.safety} />
      ) : (
        <MeantQuestion text={term} meant={data.meant} onChoose={choose} />
      )}
    </div>
  );
}

/** The substance that an answer is about, by the id it was given for. */
function foundChemical({ record, safety }: FoundSafety): NamedChemical {
  const id = parseUnNumber(safety.unNumber ?? "");
  return { key: record.key, unNumber: id.ok ? id.value : null, name: safety.chemicalName };
}
