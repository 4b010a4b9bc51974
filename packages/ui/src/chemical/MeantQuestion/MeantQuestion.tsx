import {
  formatMetres,
  isolationForUnlisted,
  isUnNumber,
  type ChemicalMatch,
  type Meant,
  type MeantMention,
} from "@placard/hazmat-core";
import type { ReactNode } from "react";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import type { Messages } from "../../messages/en.ts";
import { meantTexts } from "../../messages/en/chemical/meant.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { SubstanceName } from "../../internal/SubstanceName.tsx";
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
  /** Class names to add to the outermost element. */
  className?: string;
}

/** Asks which substance is meant if a text does not identify one. Nothing is calculated for a similar name. */
export function MeantQuestion({ text, meant, onChoose, isAtIncident = false, className }: MeantQuestionProps) {
  const texts = useTexts(meantTexts).meant;
  const { colon } = useTexts(figureTexts);
  const { title, said, choices } = questionTexts(text.trim(), meant, texts);
  const holds = isAtIncident ? untilIdentified(text, meant, texts) : null;
  return (
    <div className={className === undefined ? "placard-meant" : `placard-meant ${className}`}>
      <Banner tone="caution" title={title}>
        {said}
        {holds === null ? undefined : <p>{holds}</p>}
      </Banner>
      {choices.length === 0 ? undefined : (
        <div className="placard__choices" role="group" aria-label={texts.choose}>
          {choices.map(({ match, note }) => (
            <Button key={`${match.key} ${match.unNumber}`} onPress={() => onChoose(match)}>
              <span className="placard__choice">
                <bdi>
                  <SubstanceName english={match.name} />
                </bdi>
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

interface QuestionTexts {
  readonly title: string;
  readonly said?: ReactNode;
  readonly choices: readonly { readonly match: ChemicalMatch; readonly note?: string | undefined }[];
}

function questionTexts(text: string, meant: MeantQuestionProps["meant"], texts: Messages["meant"]): QuestionTexts {
  switch (meant.kind) {
    case "several": {
      const others = (meant.unregulated ?? []).join("; ");
      return {
        title: texts.several(text),
        said: [meant.question ?? texts.which, others === "" ? "" : texts.or(others)].filter(Boolean).join(" "),
        choices: meant.matches.map((match) => ({ match, note: match.meaning })),
      };
    }
    case "near":
      if (isProbable(meant)) {
        const choices = meant.matches.map((match) => ({ match, note: match.meaning }));
        return { title: texts.probably(text), said: texts.didYouMeanIt, choices };
      }
      return {
        title: texts.notOnFile(text),
        said: nearText(meant, texts),
        choices: meant.matches.map((match) => ({ match, note: otherName(match, texts) })),
      };
    case "unregulated":
      return {
        title: texts.known(meant.name, meant.what),
        said: texts.unregulated,
        choices: (meant.related ?? []).map((match) => ({ match, note: texts.consistsOf })),
      };
    case "disagree":
      return {
        title: texts.disagree,
        said: texts.disagreeText,
        choices: [
          ...(meant.byName ?? []).map((match) => ({ match })),
          ...(["byUn", "byCas"] as const).flatMap((by) => {
            const match = meant[by];
            return match === null ? [] : { match, note: texts[by] };
          }),
        ],
      };
    case "none":
      return { ...nothing(text, meant.known, texts), choices: [] };
  }
}

function nothing(text: string, known: { name: string; what: string } | undefined, texts: Messages["meant"]) {
  if (known !== undefined) return { title: texts.known(known.name, known.what), said: texts.notListed };
  if (!isUnNumber(text)) return { title: texts.notOnFile(text), said: texts.checkSpelling };
  const isolation = isolationForUnlisted(text);
  const guide = isolation.kind === "use_guide" ? isolation.guide : null;
  const distance = isolation.isolateM === null ? null : formatMetres(isolation.isolateM);
  return { title: texts.notOnFile(text), said: texts.unidentified(guide, distance) };
}

/** Text to follow while a name is unidentified. For a number, its own sentence contains it. */
function untilIdentified(text: string, meant: MeantQuestionProps["meant"], texts: Messages["meant"]): string | null {
  const isUnknown = meant.kind === "near" ? !isProbable(meant) : meant.kind === "none" && !isUnNumber(text);
  const isolation = isUnknown ? isolationForUnlisted(text) : null;
  if (isolation?.kind !== "use_guide" || isolation.isolateM === null) return null;
  return texts.untilIdentified(isolation.guide, formatMetres(isolation.isolateM));
}

/** True for an everyday name on file that only probably means the matches. */
function isProbable({ matches }: Extract<Meant, { kind: "near" }>): boolean {
  return (
    matches.length > 0 && matches.every((match) => match.matchedBy === "everyday" && match.certainty === "probable")
  );
}

/** Lists names without a record first: they cannot be chosen, and a similar name may be a poison. */
function nearText({ unlisted = [], matches }: Extract<Meant, { kind: "near" }>, texts: Messages["meant"]): string {
  const suggestions = unlisted.map(({ name, what }) => texts.spelledLike(name, what));
  return [...suggestions, ...(matches.length === 0 ? [] : [texts.didYouMean])].join(" ");
}

/** Name that resembles the text, if it is not the name shown: methanol for methyl alcohol. */
function otherName({ name, matchedText }: ChemicalMatch, texts: Messages["meant"]): string | undefined {
  return matchedText === "" || matchedText.toLowerCase() === name.toLowerCase() ? undefined : texts.called(matchedText);
}
