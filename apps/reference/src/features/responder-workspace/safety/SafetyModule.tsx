import { EmptyState, SafetyInformation, TextField } from "@placard/ui";
import { MeantQuestion } from "@placard/ui/internal";
import { Search, Shield } from "lucide-react";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { MixedWith } from "./mixed/MixedWith.tsx";
import { foundChemical, SafetyLookUpError, type SafetyAnswer } from "./safety-query.ts";
import { useReplacedText } from "./use-replaced-text.ts";
import { useSafetySearch } from "./use-safety-search.ts";

/**
 * Health, PPE, fire and decontamination of one chemical: that of the open card until the user searches for another one.
 */
export function SafetyModule() {
  const { safety, chemicalSearch } = useMessages();
  const { text, isGiven, isIdle, answer, data, type, choose } = useSafetySearch();
  const replaced = useReplacedText(text, isGiven);
  return (
    <div className="app-module-scroll app-safety">
      <h1 className="placard-visually-hidden">{safety.title}</h1>
      <TextField
        size="lg"
        label={safety.search}
        type="search"
        value={text}
        onChange={type}
        {...replaced}
        prefixIcon={<Search aria-hidden="true" />}
      />
      {isIdle ? (
        <EmptyState icon={<Shield aria-hidden="true" />} title={safety.idleTitle} text={safety.idleText} />
      ) : answer.isError || data === undefined ? (
        <NotLoaded
          queries={[answer]}
          title={safety.serverErrorTitle}
          text={answer.error instanceof SafetyLookUpError ? safety.lookUpFailed : safety.serverErrorText}
          lines={8}
          label={safety.searching}
        />
      ) : data.kind === "found" ? (
        <>
          <MixedWith first={foundChemical(data)} />
          <SafetyInformation record={data.record} safety={data.safety} />
        </>
      ) : (
        <>
          {isNotFound(data) ? <h2>{chemicalSearch.notFoundTitle}</h2> : undefined}
          <MeantQuestion text={data.text} meant={data.meant} isAtIncident onChoose={choose} />
        </>
      )}
    </div>
  );
}

/** True if nothing on file matches exactly; similar names are only offered. */
const isNotFound = ({ meant }: Extract<SafetyAnswer, { kind: "asked" }>): boolean =>
  meant.kind === "near" || (meant.kind === "none" && meant.known === undefined);
