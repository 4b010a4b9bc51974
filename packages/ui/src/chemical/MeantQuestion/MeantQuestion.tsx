import {
  formatMetres,
  isolationForUnlisted,
  isUnNumber,
  type ChemicalMatch,
  type Meant,
  type MeantMention,
} from "@placard/hazmat-core";
import type { ReactNode } from "react";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import type { Messages } from "../../messages/en.ts";
import { meantWords } from "../../messages/en/chemical/meant.ts";
import { useWords } from "../../messages/use-words.ts";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import "./MeantQuestion.css";
import { numbersOf } from "./numbers-of.ts";

export interface MeantQuestionProps {
  /** Typed text, or the name in a row. */
  text: string;
  /** Its possible meanings. */
  meant: Exclude<MeantMention, { readonly kind: "one" }>;
  /** Called when a substance was chosen. */
  onChoose: (match: ChemicalMatch) => void;
  /** True at an incident: for a text that is not on file, shows the guide to use until it is identified. */
  isAtIncident?: boolean;
  className?: string;
}

/** Asks which substance is meant if a text does not identify one. Nothing is calculated for a similar name. */
export function MeantQuestion({ text, meant, onChoose, isAtIncident = false, className }: MeantQuestionProps) {
  const words = useWords(meantWords).meant;
  const { colon } = useWords(figureWords);
  const { title, said, choices } = asked(text.trim(), meant, words);
  const holds = isAtIncident ? untilIdentified(text, meant, words) : null;
  return (
    <div className={className === undefined ? "placard-meant" : `placard-meant ${className}`}>
      <Banner tone="caution" title={title}>
        {said}
        {holds === null ? undefined : <p>{holds}</p>}
      </Banner>
      {choices.length === 0 ? undefined : (
        <div className="placard__choices" role="group" aria-label={words.choose}>
          {choices.map(({ match, note }) => (
            <Button key={`${match.key} ${match.unNumber}`} onPress={() => onChoose(match)}>
              <span className="placard__choice">
                <bdi>{match.name}</bdi>
                <small>
                  <bdi>{[note, numbersOf(match)].filter(Boolean).join(`${colon} `)}</bdi>
                </small>
              </span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface Asked {
  readonly title: string;
  readonly said?: ReactNode;
  readonly choices: readonly { readonly match: ChemicalMatch; readonly note?: string | undefined }[];
}

function asked(text: string, meant: MeantQuestionProps["meant"], words: Messages["meant"]): Asked {
  switch (meant.kind) {
    case "several": {
      const others = (meant.unregulated ?? []).join("; ");
      return {
        title: words.several(text),
        said: [meant.question ?? words.which, others === "" ? "" : words.or(others)].filter(Boolean).join(" "),
        choices: meant.matches.map((match) => ({ match, note: match.meaning })),
      };
    }
    case "near":
      if (isProbable(meant)) {
        const choices = meant.matches.map((match) => ({ match, note: match.meaning }));
        return { title: words.probably(text), said: words.didYouMeanIt, choices };
      }
      return {
        title: words.notOnFile(text),
        said: nearWords(meant, words),
        choices: meant.matches.map((match) => ({ match, note: otherName(match, words) })),
      };
    case "unregulated":
      return {
        title: words.known(meant.name, meant.what),
        said: words.unregulated,
        choices: (meant.related ?? []).map((match) => ({ match, note: words.consistsOf })),
      };
    case "disagree":
      return {
        title: words.disagree,
        said: words.disagreeText,
        choices: [
          ...(meant.byName ?? []).map((match) => ({ match })),
          ...(["byUn", "byCas"] as const).flatMap((by) => {
            const match = meant[by];
            return match === null ? [] : { match, note: words[by] };
          }),
        ],
      };
    case "none":
      return { ...nothing(text, meant.known, words), choices: [] };
  }
}

function nothing(text: string, known: { name: string; what: string } | undefined, words: Messages["meant"]) {
  if (known !== undefined) return { title: words.known(known.name, known.what), said: words.notListed };
  if (!isUnNumber(text)) return { title: words.notOnFile(text), said: words.checkSpelling };
  const isolation = isolationForUnlisted(text);
  const guide = isolation.kind === "use_guide" ? isolation.guide : null;
  const distance = isolation.isolateM === null ? null : formatMetres(isolation.isolateM);
  return { title: words.notOnFile(text), said: words.unidentified(guide, distance) };
}

/** Text to follow while a name is unidentified. For a number, its own sentence contains it. */
function untilIdentified(text: string, meant: MeantQuestionProps["meant"], words: Messages["meant"]): string | null {
  const isUnknown = meant.kind === "near" ? !isProbable(meant) : meant.kind === "none" && !isUnNumber(text);
  const isolation = isUnknown ? isolationForUnlisted(text) : null;
  if (isolation?.kind !== "use_guide" || isolation.isolateM === null) return null;
  return words.untilIdentified(isolation.guide, formatMetres(isolation.isolateM));
}

/** True for an everyday name on file that only probably means the matches. */
function isProbable({ matches }: Extract<Meant, { kind: "near" }>): boolean {
  return (
    matches.length > 0 && matches.every((match) => match.matchedBy === "everyday" && match.certainty === "probable")
  );
}

/** Lists names without a record first: they cannot be chosen, and a similar name may be a poison. */
function nearWords({ unlisted = [], matches }: Extract<Meant, { kind: "near" }>, words: Messages["meant"]): string {
  const told = unlisted.map(({ name, what }) => words.spelledLike(name, what));
  return [...told, ...(matches.length === 0 ? [] : [words.didYouMean])].join(" ");
}

/** Name that resembles the text, if it is not the name shown: methanol for methyl alcohol. */
function otherName({ name, matchedText }: ChemicalMatch, words: Messages["meant"]): string | undefined {
  return matchedText === "" || matchedText.toLowerCase() === name.toLowerCase() ? undefined : words.called(matchedText);
}
