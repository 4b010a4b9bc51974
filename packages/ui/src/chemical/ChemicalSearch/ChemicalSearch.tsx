import { isSameChemical, type ChemicalMatch, type ChemicalSource, type Meant } from "@placard/hazmat-core";
import { readSearchTopic } from "@placard/hazmat-core/identify";
import { Search, X } from "lucide";
import { lazy, Suspense, useEffect, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { hasFunctions, useErrorReporting, type ErrorHandler } from "../../hooks/use-error-reporting.ts";
import { useSearch } from "../../hooks/use-search.ts";
import { searchTexts } from "../../messages/en/chemical/search.ts";
import { nameOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { Icon } from "../../internal/Icon.tsx";
import { warnOnce } from "../../internal/warn-once.ts";
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

/** Loaded on demand: topics are rarely searched for and are not substances. */
const TopicCard = lazy(() => import("./TopicCard.tsx"));

/** Settings of the suggestions: minimum characters, pause in ms, and maximum number. */
export const CHEMICAL_SEARCH = { least: 2, pauseMs: 500, most: 8 } as const;

/** A UN or NA number, or the start of one. */
const UN_DIGITS = /^(?:(?:UN|NA)\s*)?\d{1,4}$/i;

interface SearchProps {
  /** Pass the same object in every render. */
  source: ChemicalSource;
  /** Called with each search and its matches, for the log of an incident. */
  onSearch?: (query: string, matches: readonly ChemicalMatch[]) => void;
  /** Called when a chemical was chosen or a number identified one. `text` is the new text of the box. */
  onOpen?: (match: ChemicalMatch, text: string) => void;
  /** Shows the ten-second card below the box. Use `false` if the host shows a card. */
  hasCard?: boolean;
  /** Called with errors of the source, for logging. The search shows that it is not available, and tries again. */
  onError?: ErrorHandler;
  /** Only with `value`: the text of the open card. While the box contains this text, no list is shown. */
  openText?: string | null;
  /**
   * True if the host answers the text, such as the number of a guide. The text is then not searched as the name of a
   * substance.
   */
  isAnswered?: boolean;
  /** Focuses the box when it appears, unless the user is typing elsewhere or has a dialog open. */
  beginsFocused?: boolean;
  /** Default "Name, UN, CAS or formula". */
  label?: string;
  /** Class names to add to the outermost element. */
  className?: string;
}

interface ControlledProps {
  /** Text of the box, stored by the host. */
  value: string;
  /** Called when the text changes. The host collapses or closes its card if the text no longer names its substance. */
  onChange: (text: string) => void;
  /** Not with `value`. */
  defaultValue?: undefined;
}

interface UncontrolledProps {
  /** Not with `defaultValue`. */
  value?: undefined;
  /** Called with the text of the search box at each change. */
  onChange?: (text: string) => void;
  /** Initial text. */
  defaultValue?: string;
}

/** Props of the search. The text is controlled (`value` with `onChange`) or uncontrolled (`defaultValue`). */
export type ChemicalSearchProps = SearchProps & (ControlledProps | UncontrolledProps);

/** Text of the box when a record was opened. While the box contains it, the list stays closed and the card open. */
interface OpenedRecord {
  readonly text: string;
  readonly by: "number" | "choice";
  readonly match: ChemicalMatch;
}

/** True if the user is typing elsewhere or has a panel open: a search that loads late must not take the focus. */
function isUserBusyElsewhere(): boolean {
  const focused = typeof document === "undefined" ? null : document.activeElement;
  return focused?.closest("input, textarea, select, [contenteditable], dialog, [role='dialog']") != null;
}

/** Result of one search for the typed text. */
interface LookUpResult {
  readonly matches: readonly ChemicalMatch[];
  readonly meant: Meant;
}

/**
 * The large search for responders. A UN or CAS number opens its record directly; Enter opens the record that the text
 * names, or asks which one is meant. The open card always matches the text: when the text changes, the card collapses
 * to one line.
 */
export function ChemicalSearch({ onError, ...props }: ChemicalSearchProps) {
  const source = useErrorReporting(props.source, onError);
  if (hasFunctions(source, "search", "meant")) return <SearchBox {...props} source={source} />;
  if (process.env.NODE_ENV !== "production") {
    warnOnce("The `source` of ChemicalSearch is not a ChemicalSource. Pass bundledChemicalSource() from hazmat-core.");
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
  const texts = useTexts(searchTexts).search;
  const [ownText, setOwnText] = useState(defaultValue);
  const [opened, setOpened] = useState<OpenedRecord | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const [takesFocus] = useState(() => beginsFocused && !isUserBusyElsewhere());
  const text = value ?? ownText;
  const speech = useSpeech();
  const [typedText, setTypedText] = useState<string | null>(null);
  /** Text of the box: what the user typed, or the name of the chosen chemical in the language of the page. */
  const shown = typedText === text ? text : nameOrEnglish(speech, text);
  const find = async (query: string, signal: AbortSignal): Promise<readonly [LookUpResult]> => {
    const [matches, meant] = await Promise.all([
      source.search(query, { limit: CHEMICAL_SEARCH.most, signal }),
      source.meant(query, { signal }),
    ]);
    return [{ matches: offeredMatches(matches, meant), meant }];
  };
  const isNamed = text === opened?.text;
  const isTaken = isNamed || text === openText || isAnswered;
  const isChosen = isNamed && !isAnswered ? opened.by === "choice" : isTaken;
  const { state, results, retry } = useSearch(isChosen ? "" : text, find, CHEMICAL_SEARCH);
  const [looked] = results;
  const matches = looked?.matches ?? [];
  /** Match that leaves nothing to choose: the list stays closed, and the record opens. */
  const byNumber = state === "found" && looked !== undefined && !isTaken ? numbered(looked.meant) : null;
  const setText = (next: string): void => {
    setOwnText(next);
    onChange?.(next);
  };
  /**
   * Handles a change of the text, which discards the last entered text. Clearing closes the card of this component, but
   * not a card of the host.
   */
  const type = (typed: string): void => {
    if (typed === text || typed === shown) return;
    setTypedText(typed);
    setText(typed);
    setEntered(null);
    if (typed === "" || !hasCard) setOpened(null);
  };
  const report = useRef({ onSearch, onOpen, type });
  useInsertionEffect(() => {
    report.current = { onSearch, onOpen, type };
  });
  const take = (match: ChemicalMatch): void => {
    setOpened({ text: match.name, by: "choice", match });
    setTypedText(null);
    setText(match.name);
    setEntered(null);
    report.current.onOpen?.(match, match.name);
  };
  useBeforeFrame(() => {
    if (state !== "found" || looked === undefined) return;
    report.current.onSearch?.(text.trim(), looked.matches);
    const match = numbered(looked.meant);
    if (match === null) return;
    setOpened({ text, by: "number", match });
    report.current.onOpen?.(match, text);
    // `looked` is a new object for each answer, so each answer is reported once, with its text.
  }, [state, looked]);
  // Keeps the same element for every keystroke.
  const clear = useMemo(
    () => (
      <IconButton
        label={texts.clear}
        icon={<Icon of={X} aria-hidden="true" />}
        onPress={() => report.current.type("")}
      />
    ),
    [texts],
  );

  const isEntered = entered === text && state === "found";
  useEffect(() => {
    if (isEntered && looked?.meant.kind === "one") take(looked.meant.match);
    // oxlint-disable-next-line react/exhaustive-deps -- Enter applies once, to the text at that moment
  }, [isEntered, looked]);
  const meant = state === "found" && !isTaken ? looked?.meant : undefined;
  const topic = isAnswered ? null : readSearchTopic(text);
  /** True if the text has a topic. Bare digits can also begin UN numbers: their topic waits for the search result. */
  const isTopic = topic !== null && (topic.kind === "stand_off" || topic.isNamed || state === "found");
  const isSaid = meant !== undefined && isSettled(meant, matches);
  /** A number is typed quickly and opens its record: opening and closing a list for it would waste work. */
  const isNumber = UN_DIGITS.test(text.trim()) && state !== "found";
  // After Enter, bare digits show their meaning on an orange plate, which the list of UN numbers would cover.
  const hasNoList = text === "" || isTaken || isSaid || byNumber !== null || (isTopic && isEntered);
  const question =
    meant !== undefined && meant.kind !== "one" && (isEntered || isSaid) && !(isTopic && isWithoutSubstance(meant))
      ? meant
      : null;

  return (
    <>
      <div part="search" className={className === undefined ? "placard-search" : `placard-search ${className}`}>
        <ComboBox
          isLabelHidden
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the host requests focus because its page begins with typing
          autoFocus={takesFocus}
          label={label ?? texts.label}
          placeholder={label ?? texts.label}
          prefixIcon={<Icon of={Search} aria-hidden="true" />}
          inputValue={shown}
          onInputChange={type}
          items={hasNoList ? [] : matches.map((match) => chemicalItem(match, texts, speech))}
          isLoading={state === "searching"}
          emptyText={hasNoList || isTopic || state === "failed" || isNumber ? undefined : searchNote(state, texts)}
          suffix={
            <>
              <span className="placard-search-count" role="status">
                {state === "found" ? matchSummary(matches, texts) : ""}
              </span>
              {/* In the page from the start: the first key must not create it. */}
              <span hidden={text === ""}>{clear}</span>
            </>
          }
          onEnter={() => setEntered(text)}
          onSelect={({ match }) => take(match)}
        />
        {state === "failed" ? (
          <Banner
            tone="danger"
            role="alert"
            title={texts.failed}
            action={<Button onPress={retry}>{texts.retry}</Button>}
          />
        ) : undefined}
      </div>
      {question === null ? undefined : <MeantQuestion text={text} meant={question} onChoose={take} />}
      {isTopic ? (
        <Suspense>
          <TopicCard topic={topic} />
        </Suspense>
      ) : undefined}
      {hasCard && opened !== null ? (
        isNamed ? (
          <FoundCard key={`${opened.match.key} ${opened.match.unNumber}`} source={source} match={opened.match} />
        ) : (
          <StillOpen chemical={opened.match} onShow={() => take(opened.match)} onClose={() => setOpened(null)} />
        )
      ) : undefined}
    </>
  );
}

/** Opens the record in the frame that would show the answer. Server rendering has no frames and no layout effects. */
const useBeforeFrame = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Lists all possible meanings of the text, including several UN numbers of one record, such as lye as solid and
 * solution.
 */
function offeredMatches(matches: readonly ChemicalMatch[], meant: Meant): readonly ChemicalMatch[] {
  if (meant.kind !== "several") return matches;
  const isMeant = (match: ChemicalMatch) => meant.matches.some((one) => isSameChemical(one, match));
  const missing = meant.matches.filter((one) => !matches.some((match) => isSameChemical(one, match)));
  const others = matches.filter((match) => !isMeant(match));
  return [...matches.filter(isMeant), ...missing, ...others].slice(0, CHEMICAL_SEARCH.most);
}

/** Returns the record that a text names by its UN or CAS number. */
function numbered(meant: Meant): ChemicalMatch | null {
  if (meant.kind !== "one") return null;
  return meant.match.matchedBy === "un" || meant.match.matchedBy === "cas" ? meant.match : null;
}

/** True if the text matches no substance. If it has another meaning, it is then not called unknown. */
function isWithoutSubstance(meant: Meant): boolean {
  return meant.kind === "near" || (meant.kind === "none" && meant.known === undefined);
}

/** True if the answer is shown before Enter: there is nothing to choose from, or a list cannot show it. */
function isSettled(meant: Meant, matches: readonly ChemicalMatch[]): boolean {
  if (meant.kind === "near") return meant.unlisted !== undefined;
  return meant.kind === "unregulated" || (meant.kind === "none" && (matches.length === 0 || meant.known !== undefined));
}
