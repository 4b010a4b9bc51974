import { Check, Minus } from "lucide";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from "react-aria-components/Checkbox";
import { Icon } from "../../internal/Icon.tsx";
import { withClass } from "../../internal/class-name.ts";
import "./Checkbox.css";

export interface CheckboxProps extends Omit<AriaCheckboxProps, "children"> {
  /** Label beside the box. */
  children: ReactNode;
}

/** A checkbox. The whole row is the target. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={withClass("placard-check", props.className)}>
      {({ isIndeterminate }) => (
        <>
          <span className="placard-check-box">
            {isIndeterminate ? <Icon of={Minus} aria-hidden="true" /> : <Icon of={Check} aria-hidden="true" />}
          </span>
          <span>{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
