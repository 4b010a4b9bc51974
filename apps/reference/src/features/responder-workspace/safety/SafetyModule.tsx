import { chemicalNotFound } from "@placard/hazmat-core";
import { Button, EmptyState, ErrorState, Skeleton, TextField } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { Search, Shield } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useDebounced } from "../../../lib/use-debounced.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { SafetyAnswerView } from "./SafetyAnswerView.tsx";
import "./SafetyModule.css";
import { LEAST_CHARACTERS, safetyQuery } from "./safety-query.ts";

const PAUSE_MS = 500;

/** Health, PPE, fire and decontamination of one chemical. */
export function SafetyModule() {
  const { safety, common } = useMessages();
  const { handover } = useWorkspace();
  const { log, scope } = useIncident();
  const drafts = useDrafts();
  const [typed, setTyped] = useState(
    () => handover.chemicalName ?? drafts.read(scope.draft("safety"), { text: "" }).values.text,
  );
  function type(text: string): void {
    setTyped(text);
    drafts.write(scope.draft("safety"), { text }, { kind: "working" });
  }
  const term = useDebounced(typed, PAUSE_MS).trim();
  const answer = useQuery(safetyQuery(term));
  const found = answer.data?.kind === "found" ? answer.data : null;

  const name = found?.record.name;
  const logFound = useEffectEvent((chemical: string, query: string) =>
    log.record({ module: "suits-decon", action_type: "search_performed", action_data: { query, chemical } }),
  );
  useEffect(() => {
    if (name !== undefined) logFound(name, term);
  }, [name, term]);

  return (
    <div className="app-module-scroll app-safety">
      <h1 className="placard-visually-hidden">{safety.title}</h1>
      <TextField
        className="app-big-search"
        label={safety.search}
        type="search"
        value={typed}
        onChange={type}
        prefixIcon={<Search aria-hidden="true" />}
      />
      {term.length < LEAST_CHARACTERS ? (
        <EmptyState icon={<Shield aria-hidden="true" />} title={safety.idleTitle} text={safety.idleText} />
      ) : answer.isError ? (
        <ErrorState
          title={safety.serverErrorTitle}
          text={safety.serverErrorText}
          action={<Button onPress={() => void answer.refetch()}>{common.retry}</Button>}
        />
      ) : answer.data === undefined ? (
        <Skeleton lines={8} label={safety.searching} />
      ) : answer.data.kind === "found" ? (
        <SafetyAnswerView record={answer.data.record} safety={answer.data.safety} />
      ) : (
        <ErrorState
          title={safety.notFoundTitle}
          text={`${chemicalNotFound(term)}. ${safety.suggestions}`}
          action={
            answer.data.nearest.length === 0 ? undefined : (
              <div className="nearest" role="group" aria-label={safety.didYouMean}>
                <span>{safety.didYouMean}</span>
                {answer.data.nearest.map((match) => (
                  <Button key={match.key} onPress={() => type(match.name)}>
                    {match.name}
                  </Button>
                ))}
              </div>
            )
          }
        />
      )}
    </div>
  );
}
