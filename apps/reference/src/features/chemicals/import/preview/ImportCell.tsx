import { TextField } from "@placard/ui";
import { useState } from "react";

interface ImportCellProps {
  readonly label: string;
  /** Row of the cell, for its accessible name. */
  readonly rowLabel: string;
  /** From the file, or as last corrected. */
  readonly text: string;
  readonly error: string | undefined;
  /** Called when the field loses focus or Enter is pressed, so the row stays in place while the user types. */
  readonly onCommit: (text: string) => void;
}

/** Field to correct one cell. */
export function ImportCell({ label, rowLabel, text, error, onCommit }: ImportCellProps) {
  const [typed, setTyped] = useState(text);
  const commit = () => {
    if (typed !== text) onCommit(typed);
  };
  return (
    <TextField
      label={label}
      aria-label={rowLabel}
      value={typed}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
      isInvalid={error !== undefined}
      errorMessage={error}
    />
  );
}
