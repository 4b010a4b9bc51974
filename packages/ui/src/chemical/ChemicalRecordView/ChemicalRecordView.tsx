import type { ChemicalRecord, NamedChemical, ResponseCard, SafetyProperties } from "@placard/hazmat-core";
import { ArrowLeftRight, List, Shield, Wind } from "lucide";
import { startTransition, useCallback, useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { chemicalRecordTexts } from "../../messages/en/chemical/chemical-record.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { idOfCard, CardView } from "../ChemicalCard/CardView.tsx";
import type { SpillSize } from "../ChemicalCard/SpillSizes.tsx";
import { SourceColumns } from "../SourceColumns/SourceColumns.tsx";

export interface ChemicalRecordViewProps {
  /** Record to show. */
  record: ChemicalRecord;
  /** Card of the same record, under the chosen UN number. */
  card: ResponseCard;
  /** Safety data of the same record and UN number; `null` if none is on file. */
  safety: SafetyProperties | null;
  /** Note in the card, such as where its data is stored. */
  note?: ReactNode;
  /** Further actions of the card, such as a button that adds the substance to a plan. */
  moreActions?: ReactNode;
  /** Called with the substance under the chosen UN number. An omitted callback has no button. */
  onSafety?: (chemical: NamedChemical) => void;
  /** Called to open the unit conversions of the substance. Without it there is no button. */
  onConvert?: (chemical: NamedChemical) => void;
  /** Spill size chosen earlier for this substance and number. */
  spillSize?: SpillSize | undefined;
  /** Called when a spill size is chosen, so that a host can store it; `null`: the choice was withdrawn. */
  onSpillSize?: (size: SpillSize | null) => void;
  /**
   * Called when a guide of a UN number with several guides is chosen, so that the host can load card and safety with
   * it.
   */
  onGuide?: (guide: string | null) => void;
  /**
   * @param spill - spill size chosen on the card; `null`: none
   * @param tank - capacity in litres of the tank chosen for a BLEVE; `null`: none
   * @param guide - guide chosen for a UN number with several guides; `null`: none
   */
  /** Called to open the plume of the substance, with the spill size, the tank and the guide chosen on the card. Without it there is no button. */
  onModelPlume?: (chemical: NamedChemical, spill: SpillSize | null, tank: string | null, guide: string | null) => void;
}

/** Choices on the card of one substance and UN number. */
interface CardChoice {
  readonly id: string;
  readonly spill: SpillSize | null;
  readonly tank: string | null;
}

/**
 * Shows one chemical: the ten-second card with its actions, then all data of both sources.
 *
 * @example
 * const card = await loadResponseCard(source, ref);
 * <ChemicalRecordView record={record} card={card} safety={safety} onModelPlume={openPlume} />;
 */
export function ChemicalRecordView({
  record,
  card,
  safety,
  note,
  onSafety,
  onConvert,
  spillSize,
  onSpillSize,
  onGuide,
  onModelPlume,
  moreActions,
}: ChemicalRecordViewProps) {
  const { chemicalRecord: texts } = useTexts(chemicalRecordTexts);
  const columns = useRef<HTMLDivElement | null>(null);
  /** Key of the record whose columns were requested before they were rendered. */
  const requestedId = useRef<string | null>(null);
  const [choice, setChoice] = useState<CardChoice | null>(null);
  const id = idOfCard(card);
  const own = choice?.id === id ? choice : { id, spill: spillSize ?? card.isolateBySize?.told ?? null, tank: null };

  const chosenGuide = card.guideChoices?.find(({ isChosen }) => isChosen)?.guide ?? null;

  const { key } = record;
  const takeColumns = useCallback(
    (drawn: HTMLDivElement | null) => {
      columns.current = drawn;
      if (drawn === null || requestedId.current !== key) return;
      requestedId.current = null;
      show(drawn);
    },
    [key],
  );

  function showRecord(): void {
    if (columns.current === null) requestedId.current = key;
    else show(columns.current);
  }

  return (
    <>
      <CardView
        record={record}
        card={card}
        headingLevel={1}
        spillSize={spillSize}
        onSpillSize={(spill) => {
          setChoice({ ...own, spill });
          onSpillSize?.(spill);
        }}
        onGuide={onGuide}
        onTank={(tank) => setChoice({ ...own, tank })}
        note={note}
        actions={
          <>
            <Button variant="quiet" icon={<Icon of={List} aria-hidden="true" />} onPress={showRecord}>
              {texts.fullRecord}
            </Button>
            {onSafety === undefined ? undefined : (
              <Button variant="quiet" icon={<Icon of={Shield} aria-hidden="true" />} onPress={() => onSafety(card)}>
                {texts.safety}
              </Button>
            )}
            {onConvert === undefined ? undefined : (
              <Button
                variant="quiet"
                icon={<Icon of={ArrowLeftRight} aria-hidden="true" />}
                onPress={() => onConvert(card)}
              >
                {texts.convert}
              </Button>
            )}
            {moreActions}
            {onModelPlume === undefined ? undefined : (
              <Button
                variant="primary"
                icon={<Icon of={Wind} aria-hidden="true" />}
                onPress={() => onModelPlume(card, own.spill, own.tank, chosenGuide)}
              >
                {texts.modelPlume}
              </Button>
            )}
          </>
        }
      />
      <LaterColumns record={record} safety={safety} rootRef={takeColumns} />
    </>
  );
}

function show(columns: HTMLElement): void {
  columns.scrollIntoView({ block: "start" });
  columns.focus({ preventScroll: true });
}

interface LaterColumnsProps extends Pick<ChemicalRecordViewProps, "record" | "safety"> {
  rootRef: Ref<HTMLDivElement>;
}

/**
 * Renders the columns after the card is on screen: they are long and not needed in the first seconds. The card is not
 * rendered again.
 */
function LaterColumns({ record, safety, rootRef }: LaterColumnsProps) {
  const { key } = record;
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(key))); // the card is on screen
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return drawn === key ? <SourceColumns record={record} safety={safety} rootRef={rootRef} /> : undefined;
}
