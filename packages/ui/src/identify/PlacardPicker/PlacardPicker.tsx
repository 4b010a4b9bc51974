import { classWords } from "@placard/hazmat-core";
import {
  PLACARD_COLOURS,
  PLACARD_SYMBOLS,
  placardsWith,
  type PlacardColour,
  type PlacardSymbol,
} from "@placard/hazmat-core/identify";
import { useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Select } from "../../controls/Select/Select.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { identifyWords } from "../../messages/en/identify/identify.ts";
import { Said } from "../../internal/Said.tsx";
import { useWords } from "../../messages/use-words.ts";
import { UnPlacard } from "../../signs/UnPlacard/UnPlacard.tsx";
import "./PlacardPicker.css";

export interface PlacardPickerProps {
  /** Class or division of the chosen placard. */
  value: string | null;
  /** `null`: the chosen placard was pressed again. */
  onChange: (hazardClass: string | null) => void;
  className?: string;
}

const ANY = "any";

/** Shows all placards, filtered by colour and symbol. It identifies a class, never a substance. */
export function PlacardPicker({ value, onChange, className }: PlacardPickerProps) {
  const { identify: words } = useWords(identifyWords);
  const [colour, setColour] = useState<PlacardColour | null>(null);
  const [symbol, setSymbol] = useState<PlacardSymbol | null>(null);
  const shown = placardsWith({ ...(colour === null ? {} : { colour }), ...(symbol === null ? {} : { symbol }) });
  return (
    <div className={joinClasses("placard-picker", className)} role="group" aria-label={words.placardTitle}>
      <div className="placard__filters">
        <Select
          label={words.colour}
          items={[{ id: ANY, label: words.any }, ...PLACARD_COLOURS.map((id) => ({ id, label: words.colours[id] }))]}
          value={colour ?? ANY}
          onChange={(id) => setColour(PLACARD_COLOURS.find((one) => one === id) ?? null)}
        />
        <Select
          label={words.symbol}
          items={[{ id: ANY, label: words.any }, ...PLACARD_SYMBOLS.map((id) => ({ id, label: words.symbols[id] }))]}
          value={symbol ?? ANY}
          onChange={(id) => setSymbol(PLACARD_SYMBOLS.find((one) => one === id) ?? null)}
        />
      </div>
      {shown.length === 0 ? <p role="status">{words.noPlacard}</p> : undefined}
      <div className="placard__choices">
        {shown.map(({ hazardClass }) => (
          <ToggleButton
            key={hazardClass}
            className="placard-pick"
            isSelected={value === hazardClass}
            onChange={(isChosen) => onChange(isChosen ? hazardClass : null)}
          >
            <UnPlacard hazardClass={hazardClass} size={64} aria-hidden="true" />
            <b>{hazardClass}</b>
            <span>
              <Said text={classWords(hazardClass) ?? ""} />
            </span>
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}
