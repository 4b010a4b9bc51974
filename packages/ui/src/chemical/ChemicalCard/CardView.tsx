import type { ChemicalRecord, ClassCard } from "@placard/hazmat-core";
import { lazy, Suspense, type ComponentProps, type ReactNode } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { useRatingSource } from "../../signs/NfpaDiamond/use-rating-source.ts";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { cardTexts } from "../../messages/en/chemical/card.ts";
import { nameOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { DisagreementNote } from "../../feedback/DisagreementNote/DisagreementNote.tsx";
import { commonDuration } from "../ExposureLadder/common-duration.ts";
import { ExposureLadder } from "../ExposureLadder/ExposureLadder.tsx";
import { GhsPictogram } from "../../signs/GhsPictogram/GhsPictogram.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { ActionStep } from "./ActionStep.tsx";
import { CardIdentity } from "./CardIdentity.tsx";
import { CardStep } from "./CardStep.tsx";
import { IsolateStep } from "./IsolateStep.tsx";
import type { SpillSize } from "./SpillSizes.tsx";
import "./ChemicalCard.css";

/** Loads the tables only for cards that have them. */
const ExplosionStep = lazy(() => import("./ExplosionStep.tsx"));

const PlateNote = lazy(() => import("./PlateNote.tsx"));

/** Matches guide and classes of cards with tables: guides of explosives, class 1, flammable gas. */
const HAS_TABLES = /^11[24]|,1|,2\.1/;

/** Props of a card with loaded data. */
export interface CardViewProps extends Omit<ComponentProps<"article">, "children"> {
  /** Record of the card; `null` if no record is on file. */
  record: Pick<ChemicalRecord, "ghs" | "transport" | "constants"> | null;
  /** Content of the card, from `responseCardOf`. */
  card: ClassCard;
  /** Level of the name's heading. Default 2. */
  headingLevel?: 1 | 2 | 3;
  /** Spill size chosen earlier. Default: both sizes with equal weight. */
  spillSize?: SpillSize | undefined;
  /** Called when a spill size is chosen; `null`: the choice was withdrawn. */
  onSpillSize?: (size: SpillSize | null) => void;
  /**
   * Called when a guide of a UN number with several guides is chosen, so that the host can load the card with it;
   * `null`: none.
   */
  onGuide?: ((guide: string | null) => void) | undefined;
  /** Called when a tank of the BLEVE table is chosen, with its capacity in litres; `null`: none. */
  onTank?: (tank: string | null) => void;
  /** Shown at the start of the footer: data pack and date. */
  note?: ReactNode;
  /** Shown at the end of the footer: full record, plume. */
  actions?: ReactNode;
}

/** Key of the substance and UN number to which a choice on the card applies. */
export function idOfCard({ recordName, unNumber }: ClassCard): string {
  return [recordName, unNumber].join(" ");
}

/** Shows the ten-second card: identity, then isolate, protect and first action, then exposure limits. */
export function CardView({
  record,
  card,
  headingLevel = 2,
  spillSize,
  onSpillSize,
  onGuide,
  onTank,
  note,
  actions,
  className,
  ...props
}: CardViewProps) {
  const texts = useTexts(cardTexts).card;
  const { colon } = useTexts(figureTexts);
  const { protect, firstAction, exposure } = card;
  const below = STEP_HEADING_LEVEL[headingLevel];
  const minutes = commonDuration(exposure);
  const speech = useSpeech();
  const ratingSource = useRatingSource(card.nfpa);
  const derived = (card.nfpa?.derived ?? []).map(({ text }) => text).join(" ");
  return (
    <article
      part="card"
      aria-label={texts.label(nameOrEnglish(speech, card.name))}
      {...props}
      className={joinClasses("placard-chemical-card", className)}
    >
      <CardIdentity card={card} headingLevel={headingLevel} onGuide={onGuide} />
      <div className="placard-card-steps">
        <IsolateStep
          key={idOfCard(card)}
          headingLevel={below}
          card={card}
          spillSize={spillSize}
          onSpillSize={onSpillSize}
        />
        <ActionStep headingLevel={below} number={2} title={texts.protect} action={protect} />
        <ActionStep headingLevel={below} number={3} title={texts.firstAction} action={firstAction} />
        <CardStep
          headingLevel={below}
          title={minutes === null ? texts.exposure : texts.exposureFor(minutes)}
          sources={exposure.map(({ source }) => source)}
          isWide
        >
          <ExposureLadder limits={exposure} />
          {card.disagreements.map((disagreement) => (
            <DisagreementNote key={disagreement.quantity} disagreement={disagreement} />
          ))}
        </CardStep>
        {HAS_TABLES.test([card.guide, card.hazardClass, card.subsidiaryClasses].join()) ? (
          <Suspense>
            <ExplosionStep key={idOfCard(card)} record={record} card={card} headingLevel={below} onTank={onTank} />
          </Suspense>
        ) : undefined}
      </div>
      <footer className="placard-card-foot">
        {record?.ghs == null ? undefined : (
          <span className="placard__pictograms">
            {record.ghs.pictograms.map((code) => (
              <GhsPictogram key={code} code={code} size={36} />
            ))}
          </span>
        )}
        <div className="placard__notes">
          {note}
          {card.isReviewed ? undefined : <ProvenanceNote sources={[]} suffix={texts.notReviewed} />}
          {card.isThin ? <span>{texts.thin}</span> : undefined}
          {card.unNumber === null ? undefined : (
            <Suspense>
              <PlateNote key={card.unNumber} unNumber={card.unNumber} />
            </Suspense>
          )}
          {card.nfpa === null ? undefined : (
            <span className={card.nfpa.note === null ? "placard__nfpa-source" : undefined}>
              {texts.nfpa}
              {colon}{" "}
              <span className="placard__nfpa-source">
                <CoreSentence text={derived} /> {ratingSource}.{" "}
              </span>
              <CoreSentence text={card.nfpa.note ?? ""} />
            </span>
          )}
        </div>
        {actions === undefined ? undefined : <div className="placard__actions">{actions}</div>}
      </footer>
    </article>
  );
}

/** Heading level of the steps, one below the name. */
const STEP_HEADING_LEVEL = { 1: 2, 2: 3, 3: 4 } as const;
