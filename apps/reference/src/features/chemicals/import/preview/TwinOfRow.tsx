import { formatNumber } from "@placard/hazmat-core";
import type { ImportedChemical } from "@placard/hazmat-core/business";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { ImportLine } from "../import-view.ts";
import type { Twin } from "../on-file/known-rows.ts";

interface TwinOfRowProps {
  readonly line: ImportLine;
  readonly twin: Twin;
}

/** A row beside the one that is like it: what is the same, what differs, and whether it comes in. */
export function TwinOfRow({ line: { cells, chemical, comesIn }, twin }: TwinOfRowProps) {
  const { chemicalImport: words } = useMessages();
  const other = twin.kind === "file" ? words.row(twin.row) : words.onFile;
  return (
    <>
      {chemical !== null && (
        <p>{words.sameAs(twin.kind === "file" ? twin.row : null, sameOf(chemical, cells.location))}</p>
      )}
      {twin.differs.length === 0 ? (
        <p>{words.nothingDiffers}</p>
      ) : (
        <ul>
          {twin.differs.map((field) => (
            <li key={field}>
              {words.differs(words.field[field], cells[field] || words.blank, valueOf(field) || words.blank, other)}
            </li>
          ))}
        </ul>
      )}
      <p>{comesIn ? words.comesIn : words.staysOut}</p>
    </>
  );

  function valueOf(field: Twin["differs"][number]): string {
    if (twin.kind === "file") return twin.cells[field];
    return (field === "un_number" ? twin.stock.un_number : twin.stock.manufacturer) ?? "";
  }
}

const sameOf = (chemical: ImportedChemical, location: string): string =>
  [
    chemical.name,
    chemical.cas_number,
    `${formatNumber(chemical.quantity)} ${chemical.unit}`,
    chemical.storage_vessel,
    chemical.quantity_per_vessel,
    location,
    chemical.room,
    chemical.cabinet,
  ]
    .filter((part) => part !== "")
    .join(" · ");
