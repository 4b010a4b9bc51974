import { formatNumber } from "@placard/hazmat-core";
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from "react-aria-components/Slider";
import { withClass } from "../../internal/class-name.ts";
import "../Field/Field.css";
import { useSpeech } from "../../messages/language/speech.ts";
import "./Slider.css";

export interface SliderProps extends Omit<AriaSliderProps<number>, "children"> {
  /** Label of the slider. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Unit of the value. `%` follows the number without a space. */
  unit?: string;
}

/** A slider for a number in a range. The arrow keys step it, so no precise movement is needed. */
export function Slider({ label, unit, ...props }: SliderProps) {
  const { figure } = useSpeech();
  return (
    <AriaSlider formatOptions={UNGROUPED} {...props} className={withClass("placard-slider", props.className)}>
      <div className="placard-field-label">
        <Label>{label}</Label>
        <SliderOutput className="placard-field-aside">
          {({ state }) => withUnit(figure(formatNumber(state.values[0] ?? props.value)), unit)}
        </SliderOutput>
      </div>
      <SliderTrack className="placard-slider-track">
        <div className="placard-slider-rail">
          <SliderFill className="placard-slider-fill" />
        </div>
        <SliderThumb className="placard-slider-thumb" />
      </SliderTrack>
    </AriaSlider>
  );
}

/** Text for screen readers: the number without grouping marks, which differ by language. */
const UNGROUPED = { useGrouping: false } as const;

function withUnit(figure: string, unit: string | undefined): string {
  if (unit === undefined) return figure;
  return unit === "%" ? `${figure}%` : `${figure} ${unit}`;
}
