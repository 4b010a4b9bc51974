import { CONTAINER_SHAPES, CONTENTS_OF, type ContainerShape } from "@placard/hazmat-core/identify";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { joinClasses } from "../../internal/class-name.ts";
import { identifyTexts } from "../../messages/en/identify/identify.ts";
import { ScriptStyledSvg } from "../../internal/ScriptStyledSvg.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import "../PlacardPicker/PlacardPicker.css";
import { CONTAINER_DRAWINGS } from "./container-drawings.tsx";

export interface ContainerPickerProps {
  /** Selected container; `null`: none. */
  value: ContainerShape | null;
  /** `null`: the chosen shape was pressed again. */
  onChange: (shape: ContainerShape | null) => void;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Shows container outlines, and the contents for which the chosen container is built. It never identifies the
 * substance.
 */
export function ContainerPicker({ value, onChange, className }: ContainerPickerProps) {
  const { identify: texts } = useTexts(identifyTexts);
  return (
    <div className={joinClasses("placard-picker", className)} role="group" aria-label={texts.containerTitle}>
      <div className="placard__choices">
        {CONTAINER_SHAPES.map((shape) => (
          <ToggleButton
            key={shape}
            className="placard-pick"
            isSelected={value === shape}
            onChange={(isChosen) => onChange(isChosen ? shape : null)}
          >
            <svg viewBox="0 0 96 48" width="88" height="44" aria-hidden="true">
              <ScriptStyledSvg>
                <g fill="currentColor">{CONTAINER_DRAWINGS[shape]}</g>
              </ScriptStyledSvg>
            </svg>
            <span>{texts.containers[shape]}</span>
          </ToggleButton>
        ))}
      </div>
      <p role="status">
        {value === null ? texts.containerCaution : `${texts.contents[CONTENTS_OF[value]]} ${texts.containerCaution}`}
      </p>
    </div>
  );
}
