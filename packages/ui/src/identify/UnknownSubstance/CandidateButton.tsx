import { SOURCES } from "@placard/hazmat-core";
import type { Candidate, Clue, DescribedAppearance } from "@placard/hazmat-core/identify";
import { Button } from "../../controls/Button/Button.tsx";
import { numbersOf } from "../../chemical/MeantQuestion/numbers-of.ts";
import { SubstanceName } from "../../internal/SubstanceName.tsx";
import { identifyTexts } from "../../messages/en/identify/identify.ts";
import { useTexts } from "../../messages/use-texts.ts";
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
  const { identify: texts } = useTexts(identifyTexts);
  return (
    <Button
      variant="quiet"
      icon={<UnPlacard hazardClass={match.hazardClass} size={40} aria-hidden="true" />}
      onPress={onPress}
    >
      <b>
        <bdi>
          <SubstanceName english={match.name} />
        </bdi>
      </b>
      <small>
        <bdi>{numbersOf(match)}</bdi>
      </small>
      <small>
        {texts.byClues(named(fits))}
        {unknown.length === 0 ? "" : ` · ${texts.notOnFile(named(unknown))}`}
        {otherwise.length === 0 ? "" : ` · ${texts.otherwise(named(otherwise))}`}
      </small>
      {described.map((each) => (
        <small key={`${each.source.key} ${each.source.locator}`}>
          {texts.describedBy(sourceText(each), appearanceText(each, texts))}
        </small>
      ))}
      {described.length > 1 ? <small>{texts.sourcesDiffer}</small> : undefined}
      {odourWarning === null ? undefined : <small>{texts.odourWarnings[odourWarning]}</small>}
    </Button>
  );
}

function sourceText({ source: { key, locator } }: DescribedAppearance): string {
  const { title, edition } = SOURCES[key];
  return [title, edition, locator].filter((part) => part !== undefined).join(", ");
}

function appearanceText({ colours, odours }: DescribedAppearance, texts: typeof identifyTexts.identify): string {
  const colourNames = colours.map((colour) => texts.looks[colour].toLowerCase());
  const smells = odours.map((odour) => {
    if (odour === "other") return texts.otherSmell;
    return odour === "none" ? texts.odourless : texts.smells[odour].toLowerCase();
  });
  return [...colourNames, ...smells].join("; ");
}
