import { CircleAlert } from "lucide";
import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { Icon } from "../../internal/Icon.tsx";
import "./Field.css";

/** Texts around the control of a field. */
export interface FieldTextProps {
  /** Label of the field. */
  label: string;
  /** A hint below the control. */
  description?: ReactNode;
  /** A sentence that explains how to correct the entry. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** Text for a field that may stay empty: `Optional`. Required fields have no mark. */
  optionalLabel?: string;
}

export interface FieldLabelProps {
  children: ReactNode;
  /** Shown at the end of the label row: `Optional`, a count, the current value. */
  aside?: ReactNode;
}

/** The label row above a control. */
export function FieldLabel({ children, aside }: FieldLabelProps) {
  return (
    <div className="placard-field-label">
      <Label>{children}</Label>
      {aside === undefined ? undefined : <span className="placard-field-aside">{aside}</span>}
    </div>
  );
}

/** The hint below a control, replaced by the error if there is one. */
export function FieldHelp({ description, errorMessage }: Pick<FieldTextProps, "description" | "errorMessage">) {
  return (
    <>
      {description === undefined || errorMessage !== undefined ? undefined : (
        <Text slot="description" className="placard-field-hint">
          {description}
        </Text>
      )}
      <FieldError className="placard-field-error">
        {({ validationErrors }) => (
          <>
            <Icon of={CircleAlert} aria-hidden="true" />
            <span>{errorMessage ?? validationErrors.join(" ")}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
