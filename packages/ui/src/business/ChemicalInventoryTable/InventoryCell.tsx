import type { ReactNode } from "react";
import { formatNumber } from "@placard/hazmat-core";
import { UnfoldHorizontal } from "lucide";
import { Icon } from "../../internal/Icon.tsx";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { businessTexts } from "../../messages/en/business/business.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import { UnPlacard } from "../../signs/UnPlacard/UnPlacard.tsx";
import type { StoredChemical } from "../stored-chemical.ts";
import { useSpeech } from "../../messages/language/speech.ts";

/** Column of an inventory table. `hazardClass` combines placard, level and class. */
export type InventoryColumn = "name" | "unNumber" | "hazardLevel" | "hazardClass" | "location" | "quantity";

interface InventoryCellProps {
  readonly chemical: StoredChemical;
  readonly column: InventoryColumn;
  /** True if the UN number is shown below the name because it has no separate column. */
  readonly namesNumber: boolean;
}

/** One cell of an inventory. */
export function InventoryCell({ chemical, column, namesNumber }: InventoryCellProps) {
  switch (column) {
    case "name":
      return <Name chemical={chemical} namesNumber={namesNumber} />;
    case "unNumber":
      return <Number chemical={chemical} />;
    case "hazardLevel":
      return <Level chemical={chemical} />;
    case "hazardClass":
      return <HazardClass chemical={chemical} />;
    case "location":
      return (
        <span className="placard-inventory-place" title={titleOf([chemical.location])}>
          {chemical.location}
        </span>
      );
    case "quantity":
      return <Quantity chemical={chemical} />;
  }
}

type RowProps = Pick<InventoryCellProps, "chemical">;

/** The name, with notes below. Notes that need attention come first, because a table row may cut the line. */
function Name({ chemical, namesNumber }: Omit<InventoryCellProps, "column">) {
  const texts = useTexts(businessTexts).business.inventory;
  const { name, unNumber, vessel, manufacturer, nameNote, standing } = chemical;
  const about = [containersText(chemical, texts), sheetText(chemical, texts)].filter((note) => note !== null);
  const plain = [vessel, manufacturer == null ? null : texts.madeBy(manufacturer), nameNote].filter(
    (note) => note != null,
  );
  const notes = [
    ...about.filter(({ isStale }) => isStale),
    ...plain.map((text) => ({ text, isStale: false })),
    ...about.filter(({ isStale }) => !isStale),
  ];
  return (
    <span className="placard-inventory-name">
      <strong>{name}</strong>
      <span className="placard-inventory-notes" title={titleOf(notes.map(({ text }) => text))}>
        {standing === undefined ? undefined : <CompatibilityCell standing={standing} />}{" "}
        {namesNumber ? (
          <small className="placard-data">{unNumber === null ? <UnknownValue /> : texts.unNumber(unNumber)}</small>
        ) : undefined}
        {notes.map(({ text, isStale }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- notes have an order and nothing else
          <small key={index} data-stale={isStale || undefined}>
            {text}
          </small>
        ))}
      </span>
    </span>
  );
}

type InventoryTexts = (typeof businessTexts)["business"]["inventory"];

interface Note {
  readonly text: ReactNode;
  /** Shown in amber: needs attention. */
  readonly isStale: boolean;
}

/** Number of containers; amber if one has expired or expires soon. */
function containersText({ containers }: StoredChemical, texts: InventoryTexts): Note | null {
  if (containers === undefined) return null;
  const { count, age } = containers;
  if (age.kind === "expired") return { text: texts.containersExpired(count), isStale: true };
  if (age.kind === "due") return { text: texts.containersDue(count), isStale: true };
  return { text: texts.containers(count), isStale: false };
}

/** Whether a safety data sheet (SDS) is on file, and its age; amber if there is none or it is due for review. */
function sheetText({ sheet }: StoredChemical, texts: InventoryTexts): Note | null {
  if (sheet === undefined) return null;
  if (sheet === "none") return { text: texts.noSheet, isStale: true };
  if (sheet.kind === "unknown") return { text: texts.sheetUndated, isStale: false };
  return { text: texts.sheetRevised(sheet.months), isStale: sheet.isDue };
}

function CompatibilityCell({ standing }: { readonly standing: NonNullable<StoredChemical["standing"]> }) {
  const texts = useTexts(businessTexts).business.inventory;
  return standing === "accepted" ? (
    <Badge>{texts.riskAccepted}</Badge>
  ) : (
    <Badge tone="danger" icon={<Icon of={UnfoldHorizontal} aria-hidden="true" />} title={texts.keepApartHint}>
      {texts.keepApart}
    </Badge>
  );
}

/** A UN number with the placard of its class. */
function Number({ chemical: { unNumber, hazardClass, classNote } }: RowProps) {
  if (unNumber === null && hazardClass === null) return <UnknownValue />;
  return (
    <span className="placard-inventory-number">
      {hazardClass === null ? undefined : <UnPlacard hazardClass={hazardClass} size={34} />}
      <span>
        {unNumber === null ? <UnknownValue /> : <b className="placard-data">{unNumber}</b>}
        {classNote === undefined ? undefined : <small title={titleOf([classNote])}>{classNote}</small>}
      </span>
    </span>
  );
}

/** All notes in full, as a tooltip where a table row cuts them. */
const titleOf = (notes: readonly ReactNode[]): string => notes.filter((note) => typeof note === "string").join(" · ");

/** The level, and below it its source or the reason why there is none. */
function Level({ chemical: { mark, levelNotes } }: RowProps) {
  return (
    <span className="placard-inventory-level">
      <HazardBadge level={mark} />
      {levelNotes === undefined || levelNotes.length === 0 ? undefined : (
        <span className="placard-inventory-notes" title={titleOf(levelNotes)}>
          {levelNotes.map((note, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- notes have an order and nothing else
            <small key={index}>{note}</small>
          ))}
        </span>
      )}
    </span>
  );
}

function HazardClass({ chemical }: RowProps) {
  const { hazardClass, classText, classNote } = chemical;
  return (
    <span className="placard-inventory-level">
      {hazardClass === null ? undefined : <UnPlacard hazardClass={hazardClass} size={44} />}
      <Level chemical={chemical} />
      {classText == null ? undefined : <small>{classText}</small>}
      {classNote === undefined ? undefined : <small>{classNote}</small>}
    </span>
  );
}

/** The quantity and the date of its entry. */
function Quantity({ chemical }: RowProps) {
  const { quantity, unit, updated, isStale } = chemical;
  const { figure } = useSpeech();
  const texts = useTexts(businessTexts).business.inventory;
  return (
    <span className="placard-inventory-quantity">
      <strong>
        {figure(formatNumber(quantity))} {unit}
      </strong>
      {updated === undefined ? undefined : (
        <small className="placard-inventory-updated" data-stale={isStale || undefined}>
          {texts.updated} {updated}
        </small>
      )}
      <Check chemical={chemical} />
    </span>
  );
}

/** Time since a person last confirmed the row; amber if a new check is due. */
function Check({ chemical: { check, checkedBy } }: RowProps) {
  const texts = useTexts(businessTexts).business.inventory;
  if (check === undefined) return undefined;
  if (check.kind === "never") return <small data-stale>{texts.neverChecked}</small>;
  const checkedText = texts.checked(check.days);
  return (
    <small data-stale={check.isDue || undefined}>
      {checkedBy == null ? checkedText : texts.checkedBy(checkedText, checkedBy)}
    </small>
  );
}
