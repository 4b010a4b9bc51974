import { Eye, EyeOff } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import {
  Input,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField";
import { withClass } from "../../internal/class-name.ts";
import { controlWords } from "../../messages/en/controls/controls.ts";
import { useWords } from "../../messages/use-words.ts";
import { FieldHelp, FieldLabel, type FieldWords } from "../Field/Field.tsx";
import { useDecimal } from "./use-decimal.ts";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "children">, FieldWords {
  placeholder?: string;
  /** `lg` for the one search of a page. */
  size?: "md" | "lg";
  /** Stands inside at the end, behind a hairline: `kg/s`. It is read out with the label. */
  unit?: string;
  /** Several lines. */
  isMultiline?: boolean;
  /** Stands inside at the start. */
  prefixIcon?: ReactNode;
  /** Stands inside at the end, after the unit. */
  suffix?: ReactNode;
  /**
   * A number that is kept as text: the decimal mark of the language is shown and taken, and `value` and `onChange` have a
   * point, whatever the language.
   */
  isDecimal?: boolean;
  /** Reads the label out without showing it: a search above a list. */
  isLabelHidden?: boolean;
}

/** One line of text, or several. With `type="password"` it has a button that shows what was typed. */
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
  const words = useWords(controlWords);
  return (
    <Button
      className="placard-control-tool"
      aria-label={words.showPassword}
      aria-pressed={isShown}
      onPress={() => onChange(!isShown)}
    >
      {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </Button>
  );
}
