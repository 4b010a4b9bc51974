import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup, type RadioGroupProps } from "react-aria-components/RadioGroup";
import { withClass } from "../../internal/class-name.ts";
import { FieldHelp } from "../Field/Field.tsx";
import "./RadioCards.css";

export interface RadioCardOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly description: string;
  readonly icon: ReactNode;
}

export interface RadioCardsProps<Id extends string = string> extends Omit<
  RadioGroupProps,
  "children" | "value" | "defaultValue" | "onChange"
> {
  /** Label of the group. */
  label: string;
  /** Cards to choose from. */
  options: readonly RadioCardOption<Id>[];
  /** Id of the selected card; `null`: none. */
  value: Id | null;
  /** Called with the id of the selected card. */
  onChange: (value: Id) => void;
  /** Error text. Marks the group as invalid. */
  errorMessage?: string | undefined;
}

/** A few large choices, each with an icon and a sentence. */
export function RadioCards<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  errorMessage,
  ...props
}: RadioCardsProps<Id>) {
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(chosen) => {
        const option = options.find(({ id }) => id === chosen);
        if (option !== undefined) onChange(option.id);
      }}
      isInvalid={props.isInvalid ?? errorMessage !== undefined}
      className={withClass("placard-field", props.className)}
    >
      <div className="placard-field-label">
        <Label>{label}</Label>
      </div>
      <div className="placard-radio-cards">
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className="placard-radio-card">
            {option.icon}
            <span className="placard-radio-card-words">
              <b>{option.label}</b>
              <small>{option.description}</small>
            </span>
            <span className="placard-radio-dot" />
          </Radio>
        ))}
      </div>
      <FieldHelp errorMessage={errorMessage} />
    </RadioGroup>
  );
}
