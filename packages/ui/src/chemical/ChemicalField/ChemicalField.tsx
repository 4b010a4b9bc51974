import type { ChemicalMatch, ChemicalSource } from "@placard/hazmat-core";
import { useState } from "react";
import { useSearch, type SearchState } from "../../hooks/use-search.ts";
import type { Messages } from "../../messages/en.ts";
import { searchTexts } from "../../messages/en/chemical/search.ts";
import { nameOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { ComboBox, type ComboBoxProps } from "../../controls/ComboBox/ComboBox.tsx";
import { FailedLookUp } from "../../controls/ComboBox/FailedLookUp.tsx";
import { UnPlacard } from "../../signs/UnPlacard/UnPlacard.tsx";
import { chemicalItem } from "./chemical-item.tsx";

/** Settings of the suggestions: minimum characters, pause in ms, and maximum number. */
export const CHEMICAL_FIELD_SEARCH = { least: 2, pauseMs: 300, most: 8 } as const;

export interface ChemicalFieldProps extends Omit<
  ComboBoxProps,
  "items" | "inputValue" | "onInputChange" | "onSelect" | "emptyText" | "notice" | "isLoading" | "onChange"
> {
  /** Source of the suggestions. Pass the same object in every render. */
  source: ChemicalSource;
  /** Typed text, or the English name of a chosen chemical, which is shown in the language of the page. */
  value: string;
  /** Called with the text of the field at each change. */
  onChange: (text: string) => void;
  /** Called with the substance that the user selected from the list. */
  onSelect: (match: ChemicalMatch) => void;
}

/**
 * Form field for a chemical by name, synonym, UN number, CAS number or formula. Shows the class of the chosen chemical.
 */
export function ChemicalField({ source, value, onChange, onSelect, ...props }: ChemicalFieldProps) {
  const texts = useTexts(searchTexts).search;
  const [chosen, setChosen] = useState<ChemicalMatch | null>(null);
  const find = (query: string, signal: AbortSignal) =>
    source.search(query, { limit: CHEMICAL_FIELD_SEARCH.most, signal });
  const speech = useSpeech();
  const [typed, setTyped] = useState<string | null>(null);
  const isTaken = chosen !== null && chosen.name === value;
  const shown = typed === value ? value : nameOrEnglish(speech, value);
  const { state, results, retry } = useSearch(isTaken ? "" : value, find, CHEMICAL_FIELD_SEARCH);

  return (
    <ComboBox
      {...props}
      inputValue={shown}
      onInputChange={(text) => {
        if (text === shown) return;
        setTyped(text);
        onChange(text);
      }}
      items={results.map((match) => chemicalItem(match, texts, speech))}
      isLoading={state === "searching"}
      emptyText={isTaken || value === "" || state === "failed" ? undefined : searchNote(state, texts)}
      notice={state === "failed" ? <FailedLookUp title={texts.failed} onRetry={retry} /> : undefined}
      suffix={isTaken ? <UnPlacard hazardClass={chosen.hazardClass} size={28} /> : undefined}
      onSelect={({ match }) => {
        setChosen(match);
        setTyped(null);
        onChange(match.name);
        onSelect(match);
      }}
    />
  );
}

/** Text of the empty list: keep typing, or nothing found. */
export function searchNote(state: SearchState, texts: Messages["search"]): string {
  return state === "found" ? texts.none : texts.keepTyping;
}
