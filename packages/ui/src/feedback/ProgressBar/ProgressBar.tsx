import { Label } from "react-aria-components/Label";
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from "react-aria-components/ProgressBar";
import { withClass } from "../../internal/class-name.ts";
import "../../controls/Field/Field.css";
import "./ProgressBar.css";

export interface ProgressBarProps extends Omit<AriaProgressBarProps, "children" | "value"> {
  /** Label of the bar. */
  label: string;
  /** Progress, from 0 to 100 unless `maxValue` is set. Omit it while the progress is unknown. */
  value?: number;
  /**
   * Hides the label visually and shows the value after the bar, on the same line. Screen readers still announce the
   * label.
   */
  isLabelHidden?: boolean;
}

/** Progress of a long task, as text and as a bar. */
export function ProgressBar({ label, value, isLabelHidden = false, ...props }: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  return (
    <AriaProgressBar
      {...props}
      {...(isIndeterminate ? { isIndeterminate } : { value })}
      className={withClass("placard-progress", props.className)}
      data-line={isLabelHidden || undefined}
    >
      {({ percentage, valueText }) => (
        <>
          {isLabelHidden ? (
            <Label className="placard-visually-hidden">{label}</Label>
          ) : (
            <div className="placard-field-label">
              <Label>{label}</Label>
              <span className="placard-field-aside">{valueText}</span>
            </div>
          )}
          <div className="placard-progress-track">
            <div className="placard-progress-fill" style={{ inlineSize: `${percentage ?? 40}%` }} />
          </div>
          {isLabelHidden && <strong>{valueText}</strong>}
        </>
      )}
    </AriaProgressBar>
  );
}
