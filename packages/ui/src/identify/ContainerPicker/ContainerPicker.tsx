import { CONTAINER_SHAPES, CONTENTS_OF, type ContainerShape } from "@placard/hazmat-core/identify";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { joinClasses } from "../../internal/class-name.ts";
import { identifyWords } from "../../messages/en/identify/identify.ts";
import { AsDrawn } from "../../internal/AsDrawn.tsx";
import { useWords } from "../../messages/use-words.ts";
import "../PlacardPicker/PlacardPicker.css";
import { CONTAINER_DRAWINGS } from "./container-drawings.tsx";

export interface ContainerPickerProps {
  value: ContainerShape | null;
  /** `null`: the chosen shape was pressed again. */
  onChange: (shape: ContainerShape | null) => void;
  className?: string;
}

/**
 * Shows container outlines, and the contents for which the chosen container is built. It never identifies the
 * substance.
 */
export function ContainerPicker({ value, onChange, className }: ContainerPickerProps) {
  const { identify: words } = useWords(identifyWords);
  return (
    <div className={joinClasses("placard-picker", className)} role="group" aria-label={words.containerTitle}>
      <div className="placard__choices">
        {CONTAINER_SHAPES.map((shape) => (
          <ToggleButton
            key={shape}
            className="placard-pick"
            isSelected={value === shape}
            onChange={(isChosen) => onChange(isChosen ? shape : null)}
          >
            <svg viewBox="0 0 96 48" width="88" height="44" aria-hidden="true">
              <AsDrawn>
                <g fill="currentColor">{CONTAINER_DRAWINGS[shape]}</g>
              </AsDrawn>
            </svg>
            <span>{words.containers[shape]}</span>
          </ToggleButton>
        ))}
      </div>
      <p role="status">
        {value === null ? words.containerCaution : `${words.contents[CONTENTS_OF[value]]} ${words.containerCaution}`}
      </p>
    </div>
  );
}
