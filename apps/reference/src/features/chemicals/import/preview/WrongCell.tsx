import type { Location } from "@placard/api-client";
import type { ImportCells, ImportField } from "@placard/hazmat-core/business";
import { Select } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { ImportCell } from "./ImportCell.tsx";

interface WrongCellProps {
  readonly field: ImportField;
  readonly cells: ImportCells;
  readonly error: string | undefined;
  readonly locations: readonly Location[];
  readonly onCorrect: (field: ImportField, text: string) => void;
  /** Every row that names a site so is at this location. */
  readonly onSite: (name: string, id: number) => void;
}

/** A cell that is to be corrected. A site is chosen once for every row that names it so. */
export function WrongCell({ field, cells, error, locations, onCorrect, onSite }: WrongCellProps) {
  const { chemicalImport: words } = useMessages();
  if (field !== "location") {
    return (
      <ImportCell
        label={words.field[field]}
        text={cells[field]}
        error={error}
        onCommit={(text) => onCorrect(field, text)}
      />
    );
  }
  return (
    <Select
      label={words.field.location}
      placeholder={words.chooseLocation}
      items={locations.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={null}
      description={cells.location === "" ? undefined : words.siteForAll(cells.location)}
      errorMessage={error}
      onChange={(id) => {
        if (cells.location === "") onCorrect("location", nameOf(Number(id)));
        else onSite(cells.location, Number(id));
      }}
    />
  );

  function nameOf(id: number): string {
    return locations.find((location) => location.id === id)?.name ?? "";
  }
}
