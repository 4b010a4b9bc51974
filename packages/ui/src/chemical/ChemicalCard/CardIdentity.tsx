import { hazardMark, unDigits, type ClassCard } from "@placard/hazmat-core";
import type { ReactNode } from "react";
import { cardTexts } from "../../messages/en/chemical/card.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import { NfpaDiamond } from "../../signs/NfpaDiamond/NfpaDiamond.tsx";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { UnPlacard } from "../../signs/UnPlacard/UnPlacard.tsx";
import { classLine } from "./class-line.ts";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { SubstanceName } from "../../internal/SubstanceName.tsx";
import { nameOrEnglish, useSpeech } from "../../messages/language/speech.ts";

interface CardIdentityProps {
  card: ClassCard;
  headingLevel: 1 | 2 | 3;
  onGuide: ((guide: string | null) => void) | undefined;
}

/**
 * Header of the card: placard, name (with the English one of papers and placards beside a translation), level, numbers, NFPA diamond, and the guide choice for a UN number with several
 * guides.
 */
export function CardIdentity({ card, headingLevel, onGuide }: CardIdentityProps) {
  const texts = useTexts(cardTexts).card;
  const speech = useSpeech();
  const Heading = HEADINGS[headingLevel];
  const name = nameOrEnglish(speech, card.name);
  const reasons = notRatedText(card.hazardLevel);
  return (
    <header part="identity" className="placard-card-identity" data-long={name.length > LONG_NAME || undefined}>
      <UnPlacard hazardClass={card.hazardClass} unNumber={card.unNumber} size={92} />
      <div className="placard__who">
        <div className="placard__names">
          <Heading>
            <SubstanceName english={card.name} />
          </Heading>
          {name === card.name ? undefined : (
            <small lang="en">
              <bdi>{card.name}</bdi>
            </small>
          )}
          {card.recordName === card.name ? undefined : (
            <small>
              <bdi>{texts.recordOf(nameOrEnglish(speech, card.recordName))}</bdi>
            </small>
          )}
          <HazardBadge form="solid" level={hazardMark(card.hazardLevel)} />
        </div>
        {reasons.length === 0 ? undefined : (
          <div className="placard__beyond">
            {reasons.map((reason) => (
              <p key={reason}>
                <bdi>
                  <CoreSentence text={reason} />
                </bdi>
              </p>
            ))}
          </div>
        )}
        <dl className="placard__ids">
          <Id term={card.unNumber?.slice(0, 2) ?? "UN"}>
            {card.unNumber === null ? <UnknownValue /> : <b>{unDigits(card.unNumber)}</b>}
          </Id>
          <Id term="CAS" isSecondary>
            {card.casNumber === null ? <UnknownValue /> : <b>{card.casNumber}</b>}
          </Id>
          <Id term={texts.ergGuide}>{card.guide === null ? <UnknownValue /> : <b>{guidesOf(card)}</b>}</Id>
          <Id term={texts.class} isSecondary>
            {classLine(card, texts, speech) ?? <UnknownValue />}
          </Id>
        </dl>
      </div>
      <NfpaDiamond rating={card.nfpa} />
      {card.guideChoices === undefined ? undefined : (
        <GuideChoices choices={card.guideChoices} guide={card.guide} onGuide={onGuide} />
      )}
    </header>
  );
}

/**
 * Minimum length of names in smaller type, which span the card on a phone, so that the distance is visible without
 * scrolling.
 */
const LONG_NAME = 28;

interface GuideChoicesProps extends Pick<CardIdentityProps, "onGuide"> {
  choices: NonNullable<ClassCard["guideChoices"]>;
  guide: ClassCard["guide"];
}

/**
 * Guide choice for a UN number with several guides. One press applies the guide to the whole card, a second removes it.
 */
function GuideChoices({ choices, guide, onGuide }: GuideChoicesProps) {
  const texts = useTexts(cardTexts).card;
  const isChosen = choices.some((choice) => choice.isChosen);
  const label = (isChosen ? texts.guideChosen : texts.guideChoice)(guide ?? "");
  return (
    <div className="placard__guides" role="group" aria-label={label}>
      <p>
        {label} <small>{texts.goodsDerived}</small>
      </p>
      {choices.map((choice) => {
        const text = (
          <>
            <b>{choice.guide}</b> <CoreSentence text={choice.goods} />
          </>
        );
        return onGuide === undefined ? (
          <span key={choice.guide}>{text}</span>
        ) : (
          <button
            key={choice.guide}
            type="button"
            aria-pressed={choice.isChosen}
            onClick={() => onGuide(choice.isChosen ? null : choice.guide)}
          >
            {text}
          </button>
        );
      })}
    </div>
  );
}

/** Hazards that the four levels do not cover, such as radiation. They are always shown, regardless of the level. */
function notRatedText({ kind, basis, others }: ClassCard["hazardLevel"]): readonly string[] {
  const unratedBasis = others.filter(({ level }) => level === null).map((other) => other.basis);
  return kind === "not_graded" ? [basis, ...unratedBasis] : unratedBasis;
}

/** All guides of the UN number: the placard does not distinguish its goods. */
const guidesOf = ({ guide, otherGuides = [] }: ClassCard): string =>
  [guide, ...otherGuides]
    .filter((one) => one !== null)
    .toSorted()
    .join(", ");

function Id({ term, isSecondary = false, children }: { term: string; isSecondary?: boolean; children: ReactNode }) {
  return (
    <div data-secondary={isSecondary || undefined}>
      <dt>{term}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

const HEADINGS = { 1: "h1", 2: "h2", 3: "h3" } as const;
