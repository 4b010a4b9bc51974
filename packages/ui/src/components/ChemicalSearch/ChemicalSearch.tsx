import type { ChemicalMatch, ChemicalSource } from "@placard/hazmat-core";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearch } from "../../hooks/use-search.ts";
import { useMessages } from "../../messages/messages-context.tsx";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { chemicalItem } from "../ChemicalField/chemical-item.tsx";
import { searchNote } from "../ChemicalField/ChemicalField.tsx";
import { ComboBox } from "../ComboBox/ComboBox.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { FoundCard } from "./FoundCard.tsx";
import { matchSummary, meantMatch, soleNumberMatch } from "./match-summary.ts";
import "./ChemicalSearch.css";

/** Matches appear from this many characters, after this pause in ms, at most so many. */
export const CHEMICAL_SEARCH = { least: 2, pauseMs: 500, most: 8 } as const;

export interface ChemicalSearchProps {
  source: ChemicalSource;
  /** A search was answered: for the log of an incident. */
  onSearch?: (query: string, matches: readonly ChemicalMatch[]) => void;
  /**
   * A chemical was taken, or a number left no other choice. Without it the search shows the ten-second card itself:
   * a whole look-up in one component.
   */
  onOpen?: (match: ChemicalMatch) => void;
  /** The text to begin with. */
  defaultValue?: string;
  /** "Name, UN, CAS or formula" unless given. */
  label?: string;
  className?: string;
}

/** What the box holds once a record is open: the list then stays closed until the text changes. */
interface Taken {
  readonly text: string;
  readonly by: "number" | "choice";
}

/**
 * The large search of a responder. A UN or CAS number that fits one record opens it without another touch; Enter opens
 * the record that the text names.
 */
export function ChemicalSearch({ source, onSearch, onOpen, defaultValue = "", label, className }: ChemicalSearchProps) {
  const words = useMessages().search;
  const [text, setText] = useState(defaultValue);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [found, setFound] = useState<ChemicalMatch | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const find = (query: string, signal: AbortSignal) => source.search(query, { limit: CHEMICAL_SEARCH.most, signal });
  const isTaken = text === taken?.text;
  const { state, results, retry } = useSearch(isTaken && taken?.by === "choice" ? "" : text, find, CHEMICAL_SEARCH);
  const report = useRef({ onSearch, onOpen });
  useEffect(() => {
    report.current = { onSearch, onOpen };
  });
  /** What was taken or entered holds for the text as it stood: typed anew, it is a new question. */
  const type = (typed: string): void => {
    if (typed === text) return;
    setText(typed);
    setTaken(null);
    setEntered(null);
  };
  const take = (match: ChemicalMatch): void => {
    setTaken({ text: match.name, by: "choice" });
    setText(match.name);
    setFound(match);
    onOpen?.(match);
  };
  useEffect(() => {
    if (state !== "found") return;
    report.current.onSearch?.(text.trim(), results);
    const sole = soleNumberMatch(results);
    if (sole === null) return;
    setTaken({ text, by: "number" });
    setFound(sole);
    report.current.onOpen?.(sole);
    // `results` is a new list for each answer: the answer itself is what is reported, once.
    // oxlint-disable-next-line react/exhaustive-deps -- the text belongs to the answer and must not report it again
  }, [state, results]);
  useEffect(() => {
    const meant = state === "found" && entered === text ? meantMatch(text, results) : null;
    if (meant !== null) take(meant);
    // oxlint-disable-next-line react/exhaustive-deps -- Enter holds for the text it was pressed on, once
  }, [state, results, entered]);

  return (
    <>
      <div className={className === undefined ? "placard-search" : `placard-search ${className}`}>
        <ComboBox
          isLabelHidden
          label={label ?? words.label}
          placeholder={label ?? words.label}
          prefixIcon={<Search aria-hidden="true" />}
          inputValue={text}
          onInputChange={type}
          items={isTaken ? [] : results.map((match) => chemicalItem(match, words))}
          isLoading={state === "searching"}
          emptyText={isTaken || state === "failed" ? undefined : searchNote(state, words)}
          suffix={
            <>
              <span className="placard-search-count" role="status">
                {state === "found" ? matchSummary(results, words) : ""}
              </span>
              {text === "" ? undefined : (
                <IconButton label={words.clear} icon={<X aria-hidden="true" />} onPress={() => type("")} />
              )}
            </>
          }
          onEnter={() => setEntered(text)}
          onSelect={({ match }) => take(match)}
        />
        {state === "failed" ? (
          <Banner
            tone="danger"
            role="alert"
            title={words.failed}
            action={<Button onPress={retry}>{words.retry}</Button>}
          />
        ) : undefined}
      </div>
      {onOpen === undefined && found !== null ? <FoundCard key={found.key} source={source} match={found} /> : undefined}
    </>
  );
}
