import { TextField } from "@placard/ui";
import { FarPlaceNotice } from "@placard/ui/internal";
import "./CoordinatesField.css";
import type { Coordinates } from "./use-coordinates.ts";

interface CoordinatesFieldProps {
  readonly label: string;
  readonly description: string;
  /** Shown for text that has to be corrected. */
  readonly wrong: string;
  readonly coordinates: Coordinates;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A field for coordinates. It asks about those far away that are near with another sign or in the other order. */
export function CoordinatesField({ label, description, wrong, coordinates, value, onChange }: CoordinatesFieldProps) {
  const isWrong = coordinates.isWrong(value);
  return (
    <div className="app-coordinates">
      <TextField
        label={label}
        description={description}
        value={value}
        onChange={onChange}
        isInvalid={isWrong}
        errorMessage={isWrong ? wrong : undefined}
      />
      <FarPlaceNotice
        text={value}
        near={coordinates.nearOf(value)}
        onChoose={({ place_name }) => {
          coordinates.keep(place_name);
          onChange(place_name);
        }}
      />
    </div>
  );
}
