import { Eye, EyeOff } from "lucide";
import { useState, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import {
  Input,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { Icon } from "../../internal/Icon.tsx";
import { withClass } from "../../internal/class-name.ts";
import { controlTexts } from "../../messages/en/controls/controls.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { FieldHelp, FieldLabel, type FieldTextProps } from "../Field/Field.tsx";
import { useDecimal } from "./use-decimal.ts";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "children">, FieldTextProps {
  /** Example shown in the empty field. */
  placeholder?: string;
  /** Use `lg` for the main search of a page. */
  size?: "md" | "lg";
  /**
   * Unit, such as `kg/s`, shown inside the field at the end, behind a hairline. Screen readers announce it with the
   * label.
   */
  unit?: string;
  /** Allows several lines. */
  isMultiline?: boolean;
  /** Shown inside the field, at the start. */
  prefixIcon?: ReactNode;
  /** Shown inside the field, after the unit. */
  suffix?: ReactNode;
  /**
   * For a number stored as text: the field shows and accepts the decimal mark of the language, while `value` and
   * `onChange` always use a point.
   */
  isDecimal?: boolean;
  /** Hides the label visually, such as for a search above a list. Screen readers still announce it. */
  isLabelHidden?: boolean;
}

/** A text field of one or several lines. With `type="password"` it has a button that shows the typed text. */
export function TextField({
  label,
  description,
  errorMessage,
  optionalLabel,
  placeholder,
  unit,
  isMultiline = false,
  prefixIcon,
  suffix,
  isLabelHidden = false,
  size = "md",
  type = "text",
  isDecimal = false,
  ...given
}: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const decimal = useDecimal(given);
  const props = isDecimal ? decimal : given;
  const isPassword = type === "password";
  const hint = placeholder === undefined ? {} : { placeholder };
  return (
    <AriaTextField
      {...props}
      {...(isLabelHidden ? { "aria-label": label } : {})}
      type={isPassword && isShown ? "text" : type}
      isInvalid={props.isInvalid ?? errorMessage !== undefined}
      className={withClass("placard-field", props.className)}
    >
      {isLabelHidden ? undefined : (
        <FieldLabel aside={optionalLabel}>
          {label}
          {unit === undefined ? undefined : <span className="placard-visually-hidden">, {unit}</span>}
        </FieldLabel>
      )}
      <Group className="placard-control" data-size={size === "lg" ? size : undefined}>
        {prefixIcon}
        {isMultiline ? <TextArea {...hint} /> : <Input {...hint} />}
        {unit === undefined ? undefined : (
          <span className="placard-control-unit" aria-hidden="true">
            {unit}
          </span>
        )}
        {isPassword ? <ShowPassword isShown={isShown} onChange={setShown} /> : undefined}
        {suffix}
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}

function ShowPassword({ isShown, onChange }: { isShown: boolean; onChange: (isShown: boolean) => void }) {
  const texts = useTexts(controlTexts);
  return (
    <Button
      className="placard-control-tool"
      aria-label={texts.showPassword}
      aria-pressed={isShown}
      onPress={() => onChange(!isShown)}
    >
      {isShown ? <Icon of={EyeOff} aria-hidden="true" /> : <Icon of={Eye} aria-hidden="true" />}
    </Button>
  );
}
