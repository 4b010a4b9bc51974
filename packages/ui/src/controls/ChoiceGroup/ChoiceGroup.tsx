import type { ReactNode } from "react";
import { Label } from "react-aria-components/Label";
import { RadioGroup, type RadioGroupProps } from "react-aria-components/RadioGroup";
import { withClass } from "../../internal/class-name.ts";
import "../Field/Field.css";
import { FieldHelp } from "../Field/Field.tsx";

export interface ChoiceGroupProps<Id extends string = string> extends Omit<
  RadioGroupProps,
  "children" | "value" | "defaultValue" | "onChange"
> {
  /** Accessible name of the group. */
  label: string;
  /** Shows the label above. Otherwise only screen readers announce it. */
  hasVisibleLabel?: boolean;
  /** A hint below the choices. */
  description?: ReactNode;
  /** Ids of the choices. Each needs a `Choice` inside. */
  ids: readonly Id[];
  /** Id of the selected choice; `null`: none. */
  value: Id | null;
  /** Called with the id of the selected choice. */
  onChange: (value: Id) => void;
  /** A `Choice` for each id, in any layout. */
  children: ReactNode;
}

/** A radio group whose options are styled by the page, such as plans side by side or hazard levels by shape. */
export function ChoiceGroup<Id extends string = string>({
  label,
  hasVisibleLabel = false,
  description,
  ids,
  value,
  onChange,
  children,
  ...props
}: ChoiceGroupProps<Id>) {
  return (
    <RadioGroup
      {...props}
      {...(hasVisibleLabel ? {} : { "aria-label": label })}
      value={value}
      onChange={(chosen) => {
        const id = ids.find((one) => one === chosen);
        if (id !== undefined) onChange(id);
      }}
      className={withClass(hasVisibleLabel ? "placard-field" : "placard-choices", props.className)}
    >
      {hasVisibleLabel ? (
        <div className="placard-field-label">
          <Label>{label}</Label>
        </div>
      ) : undefined}
      {children}
      {description === undefined ? undefined : <FieldHelp description={description} />}
    </RadioGroup>
  );
}
