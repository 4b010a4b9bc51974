import type { ChemicalRecord, ClassCard } from "@placard/hazmat-core";
import { lazy, Suspense, type ComponentProps, type ReactNode } from "react";
import { joinClasses } from "../../internal/class-name.ts";
import { Said } from "../../internal/Said.tsx";
import { useRatingSource } from "../../signs/NfpaDiamond/use-rating-source.ts";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { cardWords } from "../../messages/en/chemical/card.ts";
import { useWords } from "../../messages/use-words.ts";
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

/** Printed tables come with the cards that they are for. */
const ExplosionStep = lazy(() => import("./ExplosionStep.tsx"));

const PlateNote = lazy(() => import("./PlateNote.tsx"));

/** Of guide, class and further classes: guides of explosives, class 1, flammable gas. */
const HAS_TABLES = /^11[24]|,1|,2\.1/;

/** Of a card that was read. */
export interface ReadCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** Of the card; `null` where no record is on file. */
  record: Pick<ChemicalRecord, "ghs" | "transport" | "constants"> | null;
  card: ClassCard;
  /** Level of the name's heading: 2 unless given. */
  headingLevel?: 1 | 2 | 3;
  /** Spill size that was chosen before; both sizes lead as equals unless given. */
  spillSize?: SpillSize | undefined;
  /** Told when a spill size is chosen; `null`: the choice is taken back. */
  onSpillSize?: (size: SpillSize | null) => void;
  /** Told which guide of a number with several is chosen, so that the card can be read again with it; `null`: none. */
  onGuide?: ((guide: string | null) => void) | undefined;
  /** Told which tank of the BLEVE table is chosen, by its capacity in litres; `null`: none. */
  onTank?: (tank: string | null) => void;
  /** Stands at the start of the foot: which data pack, read when. */
  note?: ReactNode;
  /** Stands at the end of the foot: the full record, the plume. */
  actions?: ReactNode;
}

/** For which substance and number a choice on the card holds. */
export function idOfCard({ recordName, unNumber }: ClassCard): string {
  return [recordName, unNumber].join(" ");
}

/** Shows the ten-second card: identity, then isolate, protect and first action, then the exposure limits. */
export function ReadCard({
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
}: ReadCardProps) {
  const words = useWords(cardWords).card;
  const { colon } = useWords(figureWords);
  const { protect, firstAction, exposure } = card;
  const below = BELOW[headingLevel];
  const minutes = commonDuration(exposure);
  const ratingSource = useRatingSource(card.nfpa);
  const derived = (card.nfpa?.derived ?? []).map(({ text }) => text).join(" ");
  return (
    <article
      part="card"
      aria-label={words.label(card.name)}
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
        <ActionStep headingLevel={below} number={2} title={words.protect} action={protect} />
        <ActionStep headingLevel={below} number={3} title={words.firstAction} action={firstAction} />
        <CardStep
          headingLevel={below}
          title={minutes === null ? words.exposure : words.exposureFor(minutes)}
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
          {card.isReviewed ? undefined : <ProvenanceNote sources={[]} suffix={words.notReviewed} />}
          {card.isThin ? <span>{words.thin}</span> : undefined}
          {card.unNumber === null ? undefined : (
            <Suspense>
              <PlateNote key={card.unNumber} unNumber={card.unNumber} />
            </Suspense>
          )}
          {card.nfpa === null ? undefined : (
            <span className={card.nfpa.note === null ? "placard__nfpa-source" : undefined}>
              {words.nfpa}
              {colon}{" "}
              <span className="placard__nfpa-source">
                <Said text={derived} /> {ratingSource}.{" "}
              </span>
              <Said text={card.nfpa.note ?? ""} />
            </span>
          )}
        </div>
        {actions === undefined ? undefined : <div className="placard__actions">{actions}</div>}
      </footer>
    </article>
  );
}

/** The level of the steps' headings, below the name's. */
const BELOW = { 1: 2, 2: 3, 3: 4 } as const;
