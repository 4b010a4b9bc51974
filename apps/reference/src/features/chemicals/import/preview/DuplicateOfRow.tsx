import { formatNumber } from "@placard/hazmat-core";
import type { ImportedChemical } from "@placard/hazmat-core/business";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { ImportLine } from "../import-view.ts";
import type { Duplicate } from "../on-file/known-rows.ts";

interface DuplicateOfRowProps {
  readonly line: ImportLine;
  readonly twin: Duplicate;
}

/** Compares a row with its duplicate: what is the same, what differs, and whether the row is imported. */
export function DuplicateOfRow({ line: { cells, chemical, comesIn }, twin }: DuplicateOfRowProps) {
  const { chemicalImport: words } = useMessages();
  const other = twin.kind === "file" ? words.row(twin.row) : words.onFile;
  const isChanged = twin.differs.includes("quantity");
  return (
    <>
      {chemical !== null && (
        <p>{words.sameAs(twin.kind === "file" ? twin.row : null, sameOf(chemical, cells.location, isChanged))}</p>
      )}
      {twin.differs.length === 0 ? (
        <p>{words.nothingDiffers}</p>
      ) : (
        <ul>
          {twin.differs.map((field) => (
            <li key={field}>
              {words.differs(words.field[field], ownOf(field) || words.blank, valueOf(field) || words.blank, other)}
            </li>
          ))}
        </ul>
      )}
      <p>{comesIn ? (isChanged ? words.comesInBeside : words.comesIn) : words.staysOut}</p>
    </>
  );

  function ownOf(field: Duplicate["differs"][number]): string {
    return field === "quantity" && chemical !== null ? amountOf(chemical) : cells[field];
  }

  function valueOf(field: Duplicate["differs"][number]): string {
    if (twin.kind === "file") return twin.cells[field];
    if (field === "quantity") return amountOf(twin.stock);
    return (field === "un_number" ? twin.stock.un_number : twin.stock.manufacturer) ?? "";
  }
}

const amountOf = ({ quantity, unit }: Pick<ImportedChemical, "quantity" | "unit">): string =>
  `${formatNumber(quantity)} ${unit}`;

const sameOf = (chemical: ImportedChemical, location: string, isChanged: boolean): string =>
  [
    chemical.name,
    chemical.cas_number,
    isChanged ? "" : amountOf(chemical),
    chemical.storage_vessel,
    chemical.quantity_per_vessel,
    location,
    chemical.room,
    chemical.cabinet,
  ]
    .filter((part) => part !== "")
    .join(" · ");
