import { isSameChemical, type ChemicalMatch, type ChemicalSource, type Meant } from "@placard/hazmat-core";
import { readSearchTopic } from "@placard/hazmat-core/identify";
import { Search, X } from "lucide-react";
import { lazy, Suspense, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { hasFunctions, useReporting, type ErrorHandler } from "../../hooks/use-reporting.ts";
import { useSearch } from "../../hooks/use-search.ts";
import { searchWords } from "../../messages/en/chemical/search.ts";
import { useWords } from "../../messages/use-words.ts";
import { reportMistake } from "../../internal/report-mistake.ts";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { chemicalItem } from "../ChemicalField/chemical-item.tsx";
import { searchNote } from "../ChemicalField/ChemicalField.tsx";
import { ComboBox } from "../../controls/ComboBox/ComboBox.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { MeantQuestion } from "../MeantQuestion/MeantQuestion.tsx";
import { StillOpen } from "../StillOpen/StillOpen.tsx";
import { FoundCard } from "./FoundCard.tsx";
import { NoData } from "./NoData.tsx";
import { matchSummary } from "./match-summary.ts";
import "./ChemicalSearch.css";

/** What is typed seldom, and no substance. */
const TopicCard = lazy(() => import("./TopicCard.tsx"));

/** Matches appear from this many characters, after this pause in ms, at most so many. */
export const CHEMICAL_SEARCH = { least: 2, pauseMs: 500, most: 8 } as const;

/** A UN or NA number, or the beginning of one. */
const UN_DIGITS = /^(?:(?:UN|NA)\s*)?\d{1,4}$/i;

interface SearchProps {
  /** The same object in every render. */
  source: ChemicalSource;
  /** A search was answered: for the log of an incident. */
  onSearch?: (query: string, matches: readonly ChemicalMatch[]) => void;
  /** A chemical was taken, or a number left no other choice; `text` is what the box holds from then on. */
  onOpen?: (match: ChemicalMatch, text: string) => void;
  /** Shows the ten-second card below the box. `false` where the caller shows one. */
  hasCard?: boolean;
  /** What the source failed with: a log may take it. The search says that it is not available, and tries again. */
  onError?: ErrorHandler;
  /** With `value`: the text under which a card is open. While the box holds it, there is nothing to choose. */
  openText?: string | null;
  /**
   * What the text asks for is answered by the caller, such as a guide by its number: it is not looked up as the name of
   * a substance.
   */
  isAnswered?: boolean;
  /** The box has the focus when it appears, unless someone types elsewhere or has a dialog open. */
  beginsFocused?: boolean;
  /** "Name, UN, CAS or formula" unless given. */
  label?: string;
  className?: string;
}

interface KeptByCaller {
  /** The text in the box, where the caller keeps it. */
  value: string;
  /** The caller's card belongs to the text: one that no longer names it is folded or closed. */
  onChange: (text: string) => void;
  defaultValue?: undefined;
}

interface KeptHere {
  value?: undefined;
  onChange?: (text: string) => void;
  /** The text to begin with. */
  defaultValue?: string;
}

/** Props of the search. The text is controlled (`value` with `onChange`) or uncontrolled (`defaultValue`). */
export type ChemicalSearchProps = SearchProps & (KeptByCaller | KeptHere);

/** What the box held when a record was opened: the list stays closed, and the card open, while it holds this. */
interface Taken {
  readonly text: string;
  readonly by: "number" | "choice";
  readonly match: ChemicalMatch;
}

/** A search that comes late must not take the focus from where someone types, or from a panel that they opened. */
function isSomebodyBusy(): boolean {
  const focused = typeof document === "undefined" ? null : document.activeElement;
  return focused?.closest("input, textarea, select, [contenteditable], dialog, [role='dialog']") != null;
}

/** What one look-up of the typed text answered. */
interface Looked {
  readonly matches: readonly ChemicalMatch[];
  readonly meant: Meant;
}

/**
 * The large search for responders. A UN or CAS number opens its record directly; Enter opens the record that the text
 * names, or asks which one is meant. The open card always matches the text: when the text changes, the card collapses
 * to one line.
 */
export function ChemicalSearch({ onError, ...props }: ChemicalSearchProps) {
  const source = useReporting(props.source, onError);
  if (hasFunctions(source, "search", "meant")) return <SearchBox {...props} source={source} />;
  if (process.env.NODE_ENV !== "production") {
    reportMistake(
      "The `source` of ChemicalSearch is not a ChemicalSource. Pass bundledChemicalSource() from hazmat-core.",
    );
  }
  return <NoData />;
}

function SearchBox({
  source,
  onSearch,
  onOpen,
  hasCard = true,
  value,
  onChange,
  openText = null,
  defaultValue = "",
  isAnswered = false,
  beginsFocused = false,
  label,
  className,
}: Omit<ChemicalSearchProps, "onError">) {
  const words = useWords(searchWords).search;
  const [ownText, setOwnText] = useState(defaultValue);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const [takesFocus] = useState(() => beginsFocused && !isSomebodyBusy());
  const text = value ?? ownText;
  const find = async (query: string, signal: AbortSignal): Promise<readonly [Looked]> => {
    const [matches, meant] = await Promise.all([
      source.search(query, { limit: CHEMICAL_SEARCH.most, signal }),
      source.meant(query, { signal }),
    ]);
    return [{ matches: offered(matches, meant), meant }];
  };
  const isNamed = text === taken?.text;
  const isTaken = isNamed || text === openText || isAnswered;
  const isChosen = isNamed && !isAnswered ? taken.by === "choice" : isTaken;
  const { state, results, retry } = useSearch(isChosen ? "" : text, find, CHEMICAL_SEARCH);
  const [looked] = results;
  const matches = looked?.matches ?? [];
  /** Leaves nothing to choose: the list stays closed, and its record opens. */
  const byNumber = state === "found" && looked !== undefined && !isTaken ? numbered(looked.meant) : null;
  const setText = (next: string): void => {
    setOwnText(next);
    onChange?.(next);
  };
  /**
   * What was entered holds for the text as it stood: typed anew, it is a new question. Clear closes the card of this
   * component, too; another one's is its caller's.
   */
  const type = (typed: string): void => {
    if (typed === text) return;
    setText(typed);
    setEntered(null);
    if (typed === "" || !hasCard) setTaken(null);
  };
  const report = useRef({ onSearch, onOpen, type });
  useInsertionEffect(() => {
    report.current = { onSearch, onOpen, type };
  });
  const take = (match: ChemicalMatch): void => {
    setTaken({ text: match.name, by: "choice", match });
    setText(match.name);
    setEntered(null);
    report.current.onOpen?.(match, match.name);
  };
  useBeforeFrame(() => {
    if (state !== "found" || looked === undefined) return;
    report.current.onSearch?.(text.trim(), looked.matches);
    const match = numbered(looked.meant);
    if (match === null) return;
    setTaken({ text, by: "number", match });
    report.current.onOpen?.(match, text);
    // `looked` is new for each answer: the answer itself is what is reported, once. The text belongs to it.
  }, [state, looked]);
  // The same one for every key.
  const clear = useMemo(
    () => <IconButton label={words.clear} icon={<X aria-hidden="true" />} onPress={() => report.current.type("")} />,
    [words],
  );

  const isEntered = entered === text && state === "found";
  useEffect(() => {
    if (isEntered && looked?.meant.kind === "one") take(looked.meant.match);
    // oxlint-disable-next-line react/exhaustive-deps -- Enter holds for the text it was pressed on, once
  }, [isEntered, looked]);
  const meant = state === "found" && !isTaken ? looked?.meant : undefined;
  const topic = isAnswered ? null : readSearchTopic(text);
  /** Digits that also begin UN numbers are explained once no one types on. */
  const isTopic = topic !== null && (topic.kind === "stand_off" || topic.isNamed || state === "found");
  const isSaid = meant !== undefined && isSettled(meant, matches);
  /** A number is typed in one go and opens its record: a list that opens and closes under it is work for nothing. */
  const isNumber = UN_DIGITS.test(text.trim()) && state !== "found";
  // Enter shows what bare digits mean on an orange plate: the list of the UN numbers that they begin lies over it.
  const hasNoList = text === "" || isTaken || isSaid || byNumber !== null || (isTopic && isEntered);
  const question =
    meant !== undefined && meant.kind !== "one" && (isEntered || isSaid) && !(isTopic && isNothing(meant))
      ? meant
      : null;

  return (
    <>
      <div part="search" className={className === undefined ? "placard-search" : `placard-search ${className}`}>
        <ComboBox
          isLabelHidden
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says that typing comes first on its page
          autoFocus={takesFocus}
          label={label ?? words.label}
          placeholder={label ?? words.label}
          prefixIcon={<Search aria-hidden="true" />}
          inputValue={text}
          onInputChange={type}
          items={hasNoList ? [] : matches.map((match) => chemicalItem(match, words))}
          isLoading={state === "searching"}
          emptyText={hasNoList || isTopic || state === "failed" || isNumber ? undefined : searchNote(state, words)}
          suffix={
            <>
              <span className="placard-search-count" role="status">
                {state === "found" ? matchSummary(matches, words) : ""}
              </span>
              {text === "" ? undefined : clear}
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
      {question === null ? undefined : <MeantQuestion text={text} meant={question} onChoose={take} />}
      {isTopic ? (
        <Suspense>
          <TopicCard topic={topic} />
        </Suspense>
      ) : undefined}
      {hasCard && taken !== null ? (
        isNamed ? (
          <FoundCard key={`${taken.match.key} ${taken.match.unNumber}`} source={source} match={taken.match} />
        ) : (
          <StillOpen chemical={taken.match} onShow={() => take(taken.match)} onClose={() => setTaken(null)} />
        )
      ) : undefined}
    </>
  );
}

/** The record of an answer opens in the frame that would draw the answer. A server draws no frame, and has no such effect. */
const useBeforeFrame = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Each thing that the text may mean stands in the list, also where one record has several ids: lye, solid and solution. */
function offered(matches: readonly ChemicalMatch[], meant: Meant): readonly ChemicalMatch[] {
  if (meant.kind !== "several") return matches;
  const isMeant = (match: ChemicalMatch) => meant.matches.some((one) => isSameChemical(one, match));
  const missing = meant.matches.filter((one) => !matches.some((match) => isSameChemical(one, match)));
  const others = matches.filter((match) => !isMeant(match));
  return [...matches.filter(isMeant), ...missing, ...others].slice(0, CHEMICAL_SEARCH.most);
}

/** The record that a text names by its UN or CAS number. */
function numbered(meant: Meant): ChemicalMatch | null {
  if (meant.kind !== "one") return null;
  return meant.match.matchedBy === "un" || meant.match.matchedBy === "cas" ? meant.match : null;
}

/** True if a text is known for no substance: then it is not called unknown where it means something else. */
function isNothing(meant: Meant): boolean {
  return meant.kind === "near" || (meant.kind === "none" && meant.known === undefined);
}

/** Whether there is something to say before anyone asks: nothing to choose from, or nothing that a list can show. */
function isSettled(meant: Meant, matches: readonly ChemicalMatch[]): boolean {
  if (meant.kind === "near") return meant.unlisted !== undefined;
  return meant.kind === "unregulated" || (meant.kind === "none" && (matches.length === 0 || meant.known !== undefined));
}
