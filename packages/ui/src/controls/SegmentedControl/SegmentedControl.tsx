import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup, type RadioGroupProps } from "react-aria-components/RadioGroup";
import { withClass } from "../../internal/class-name.ts";
import "../Field/Field.css";
import "./SegmentedControl.css";

export interface SegmentedOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Id extends string = string> extends Omit<
  RadioGroupProps,
  "children" | "value" | "defaultValue" | "onChange"
> {
  /** Accessible name of the group. */
  label: string;
  /** Shows the label above. Otherwise only screen readers announce it. */
  hasVisibleLabel?: boolean;
  /** Options to choose from. */
  options: readonly SegmentedOption<Id>[];
  /** Id of the selected option; `null`: none. */
  value: Id | null;
  /** Called with the id of the selected option. */
  onChange: (value: Id) => void;
}

/** One of two to four choices, all visible. For five or more use `Select`. */
export function SegmentedControl<Id extends string = string>({
  label,
  hasVisibleLabel = false,
  options,
  value,
  onChange,
  ...props
}: SegmentedControlProps<Id>) {
  return (
    <RadioGroup
      {...props}
      {...(hasVisibleLabel ? {} : { "aria-label": label })}
      value={value}
      onChange={(chosen) => {
        const option = options.find(({ id }) => id === chosen);
        if (option !== undefined) onChange(option.id);
      }}
      className={withClass("placard-field", props.className)}
    >
      {hasVisibleLabel ? (
        <div className="placard-field-label">
          <Label>{label}</Label>
        </div>
      ) : undefined}
      <div className="placard-segmented">
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className="placard-segment">
            {option.icon}
            {option.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
