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
import { identifyTexts } from "../../messages/en/identify/identify.ts";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import { UnPlacard } from "../../signs/UnPlacard/UnPlacard.tsx";
import "./PlacardPicker.css";

export interface PlacardPickerProps {
  /** Class or division of the chosen placard. */
  value: string | null;
  /** `null`: the chosen placard was pressed again. */
  onChange: (hazardClass: string | null) => void;
  /** Class names to add to the outermost element. */
  className?: string;
}

const ANY = "any";

/** Shows all placards, filtered by colour and symbol. It identifies a class, never a substance. */
export function PlacardPicker({ value, onChange, className }: PlacardPickerProps) {
  const { identify: texts } = useTexts(identifyTexts);
  const [colour, setColour] = useState<PlacardColour | null>(null);
  const [symbol, setSymbol] = useState<PlacardSymbol | null>(null);
  const shown = placardsWith({ ...(colour === null ? {} : { colour }), ...(symbol === null ? {} : { symbol }) });
  return (
    <div className={joinClasses("placard-picker", className)} role="group" aria-label={texts.placardTitle}>
      <div className="placard__filters">
        <Select
          label={texts.colour}
          items={[{ id: ANY, label: texts.any }, ...PLACARD_COLOURS.map((id) => ({ id, label: texts.colours[id] }))]}
          value={colour ?? ANY}
          onChange={(id) => setColour(PLACARD_COLOURS.find((one) => one === id) ?? null)}
        />
        <Select
          label={texts.symbol}
          items={[{ id: ANY, label: texts.any }, ...PLACARD_SYMBOLS.map((id) => ({ id, label: texts.symbols[id] }))]}
          value={symbol ?? ANY}
          onChange={(id) => setSymbol(PLACARD_SYMBOLS.find((one) => one === id) ?? null)}
        />
      </div>
      {shown.length === 0 ? <p role="status">{texts.noPlacard}</p> : undefined}
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
              <CoreSentence text={classWords(hazardClass) ?? ""} />
            </span>
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}
