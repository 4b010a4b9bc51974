import { Minus, Plus } from "lucide";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import {
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from "react-aria-components/NumberField";
import { Icon } from "../../internal/Icon.tsx";
import { withClass } from "../../internal/class-name.ts";
import { controlTexts } from "../../messages/en/controls/controls.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { FieldHelp, FieldLabel, type FieldTextProps } from "../Field/Field.tsx";

export interface NumberFieldProps extends Omit<AriaNumberFieldProps, "children">, FieldTextProps {
  /** Shown inside the field at the end, behind a hairline. Screen readers announce it with the label. */
  unit?: string;
  /** Example shown in the empty field. */
  placeholder?: string;
  /** Buttons to step up and down, for small whole numbers. */
  hasSteppers?: boolean;
}

/** A number with the digits and decimal mark of the user's language. `NaN` is an empty field. */
export function NumberField({
  label,
  description,
  errorMessage,
  optionalLabel,
  unit,
  placeholder,
  hasSteppers = false,
  ...props
}: NumberFieldProps) {
  const texts = useTexts(controlTexts);
  return (
    <AriaNumberField
      {...props}
      isInvalid={props.isInvalid ?? errorMessage !== undefined}
      className={withClass("placard-field", props.className)}
    >
      <FieldLabel aside={optionalLabel}>
        {label}
        {unit === undefined ? undefined : <span className="placard-visually-hidden">, {unit}</span>}
      </FieldLabel>
      <Group className="placard-control">
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
        {unit === undefined ? undefined : (
          <span className="placard-control-unit" aria-hidden="true">
            {unit}
          </span>
        )}
        {hasSteppers ? (
          <>
            <Button slot="decrement" className="placard-control-tool" aria-label={texts.decrease}>
              <Icon of={Minus} aria-hidden="true" />
            </Button>
            <Button slot="increment" className="placard-control-tool" aria-label={texts.increase}>
              <Icon of={Plus} aria-hidden="true" />
            </Button>
          </>
        ) : undefined}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
