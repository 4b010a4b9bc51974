import { SOURCES } from "@placard/hazmat-core";
import type { Candidate, Clue, DescribedAppearance } from "@placard/hazmat-core/identify";
import { Button } from "../../controls/Button/Button.tsx";
import { numbersOf } from "../../chemical/MeantQuestion/numbers-of.ts";
import { identifyWords } from "../../messages/en/identify/identify.ts";
import { useWords } from "../../messages/use-words.ts";
import { UnPlacard } from "../../signs/UnPlacard/UnPlacard.tsx";

interface CandidateButtonProps {
  candidate: Candidate;
  /** Formats clues as text. */
  named: (clues: readonly Clue[]) => string;
  onPress: () => void;
}

/** A possible substance, with the clues for it and its appearance and odour by source. */
export function CandidateButton({ candidate, named, onPress }: CandidateButtonProps) {
  const { match, fits, unknown, otherwise, described, odourWarning } = candidate;
  const { identify: words } = useWords(identifyWords);
  return (
    <Button
      variant="quiet"
      icon={<UnPlacard hazardClass={match.hazardClass} size={40} aria-hidden="true" />}
      onPress={onPress}
    >
      <b>
        <bdi>{match.name}</bdi>
      </b>
      <small>
        <bdi>{numbersOf(match)}</bdi>
      </small>
      <small>
        {words.byClues(named(fits))}
        {unknown.length === 0 ? "" : ` · ${words.notOnFile(named(unknown))}`}
        {otherwise.length === 0 ? "" : ` · ${words.otherwise(named(otherwise))}`}
      </small>
      {described.map((each) => (
        <small key={`${each.source.key} ${each.source.locator}`}>
          {words.describedBy(sourceWords(each), appearanceWords(each, words))}
        </small>
      ))}
      {described.length > 1 ? <small>{words.sourcesDiffer}</small> : undefined}
      {odourWarning === null ? undefined : <small>{words.odourWarnings[odourWarning]}</small>}
    </Button>
  );
}

function sourceWords({ source: { key, locator } }: DescribedAppearance): string {
  const { title, edition } = SOURCES[key];
  return [title, edition, locator].filter((part) => part !== undefined).join(", ");
}

function appearanceWords({ colours, odours }: DescribedAppearance, words: typeof identifyWords.identify): string {
  const looks = colours.map((colour) => words.looks[colour].toLowerCase());
  const smells = odours.map((odour) => {
    if (odour === "other") return words.otherSmell;
    return odour === "none" ? words.odourless : words.smells[odour].toLowerCase();
  });
  return [...looks, ...smells].join("; ");
}
