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
import "./Slider.css";

export interface SliderProps extends Omit<AriaSliderProps<number>, "children"> {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Follows the figure without a space when it is `%`. */
  unit?: string;
}

/** A figure between two ends. The arrow keys step it, so that it never asks for a fine hand. */
export function Slider({ label, unit, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} className={withClass("placard-slider", props.className)}>
      <div className="placard-field-label">
        <Label>{label}</Label>
        <SliderOutput className="placard-field-aside">
          {({ state }) => withUnit(state.getThumbValueLabel(0), unit)}
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

function withUnit(figure: string, unit: string | undefined): string {
  if (unit === undefined) return figure;
  return unit === "%" ? `${figure}%` : `${figure} ${unit}`;
}
