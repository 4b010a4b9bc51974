import type { Location } from "@placard/api-client";
import { Button, Select } from "@placard/ui";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { ImportCell } from "./ImportCell.tsx";

interface WrongCellProps {
  readonly label: string;
  /** Row of the cell, for its accessible name. */
  readonly rowLabel: string;
  /** From the file, or as last corrected. */
  readonly text: string;
  /** True if the cell contains a site name. */
  readonly isSite: boolean;
  readonly error: string | undefined;
  /** Possible readings to choose from. */
  readonly readings: readonly string[];
  readonly locations: readonly Location[];
  readonly onCorrect: (text: string) => void;
  /** Assigns a location to every row with this site name. */
  readonly onSite: (name: string, id: number) => void;
}

/** Field to correct a cell. Choosing a site applies to every row with the same site name. */
export function WrongCell(props: WrongCellProps) {
  const { label, rowLabel, text, isSite, error, readings, locations, onCorrect, onSite } = props;
  const { chemicalImport: texts } = useMessages();
  const field = <ImportCell label={label} rowLabel={rowLabel} text={text} error={error} onCommit={onCorrect} />;
  if (!isSite && readings.length === 0) return field;
  if (!isSite) {
    return (
      <div>
        {field}
        <div className="placard__actions" role="group" aria-label={`${rowLabel} ${label}`}>
          {readings.map((reading) => (
            <Button
              key={reading}
              aria-label={`${texts.readAs(reading)}, ${rowLabel} ${label}`}
              onPress={() => onCorrect(reading)}
            >
              {texts.readAs(reading)}
            </Button>
          ))}
        </div>
      </div>
    );
  }
  return (
    <Select
      label={label}
      aria-label={rowLabel}
      placeholder={texts.chooseLocation}
      items={locations.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={null}
      description={text === "" ? undefined : texts.siteForAll(text)}
      errorMessage={error}
      onChange={(id) => {
        if (text === "") onCorrect(nameOf(Number(id)));
        else onSite(text, Number(id));
      }}
    />
  );

  function nameOf(id: number): string {
    return locations.find((location) => location.id === id)?.name ?? "";
  }
}
