import { formatNumber } from "@placard/hazmat-core";
import type { ImportedChemical } from "@placard/hazmat-core/business";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { ImportLine } from "../import-view.ts";
import type { Duplicate } from "../on-file/known-rows.ts";

interface DuplicateOfRowProps {
  readonly line: ImportLine;
  readonly duplicate: Duplicate;
}

/** Compares a row with its duplicate: what is the same, what differs, and whether the row is imported. */
export function DuplicateOfRow({ line: { cells, chemical, comesIn }, duplicate }: DuplicateOfRowProps) {
  const { chemicalImport: texts } = useMessages();
  const other = duplicate.kind === "file" ? texts.row(duplicate.row) : texts.onFile;
  const isChanged = duplicate.differs.includes("quantity");
  return (
    <>
      {chemical !== null && (
        <p>
          {texts.sameAs(duplicate.kind === "file" ? duplicate.row : null, sameOf(chemical, cells.location, isChanged))}
        </p>
      )}
      {duplicate.differs.length === 0 ? (
        <p>{texts.nothingDiffers}</p>
      ) : (
        <ul>
          {duplicate.differs.map((field) => (
            <li key={field}>
              {texts.differs(texts.field[field], ownOf(field) || texts.blank, valueOf(field) || texts.blank, other)}
            </li>
          ))}
        </ul>
      )}
      <p>{comesIn ? (isChanged ? texts.comesInBeside : texts.comesIn) : texts.staysOut}</p>
    </>
  );

  function ownOf(field: Duplicate["differs"][number]): string {
    return field === "quantity" && chemical !== null ? amountOf(chemical) : cells[field];
  }

  function valueOf(field: Duplicate["differs"][number]): string {
    if (duplicate.kind === "file") return duplicate.cells[field];
    if (field === "quantity") return amountOf(duplicate.stock);
    return (field === "un_number" ? duplicate.stock.un_number : duplicate.stock.manufacturer) ?? "";
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
