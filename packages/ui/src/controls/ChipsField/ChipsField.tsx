import { X } from "lucide";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Tag, TagGroup, TagList } from "react-aria-components/TagGroup";
import { Input, TextField } from "react-aria-components/TextField";
import { Icon } from "../../internal/Icon.tsx";
import { controlTexts } from "../../messages/en/controls/controls.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { FieldHelp, FieldLabel, type FieldTextProps } from "../Field/Field.tsx";
import { addNew } from "./add-new.ts";
import "./ChipsField.css";

export interface ChipsFieldProps extends FieldTextProps {
  /** Values shown as chips. */
  values: readonly string[];
  /** Called with all values after one was added or removed. */
  onChange: (values: readonly string[]) => void;
  /** Splits typed or pasted text into values, such as at commas, spaces and line ends. */
  parse: (text: string) => readonly string[];
  /** Shown at the end of the label row: `2 addresses`. */
  countLabel?: string;
  /** Example shown in the empty field. */
  placeholder?: string;
  /** Prevents changes. */
  isDisabled?: boolean;
}

/**
 * Several short values as chips. Enter, a comma, pasting and leaving the field add the typed text, so nothing is lost.
 */
export function ChipsField({
  label,
  description,
  errorMessage,
  optionalLabel,
  values,
  onChange,
  parse,
  countLabel,
  placeholder,
  isDisabled = false,
}: ChipsFieldProps) {
  const texts = useTexts(controlTexts);
  const [text, setText] = useState("");

  const add = (typed: string): void => {
    const next = addNew(values, parse(typed));
    if (next.length !== values.length) onChange(next);
    setText("");
  };

  return (
    <TextField
      value={text}
      onChange={(next) => (/[,;\n]/.test(next) ? add(next) : setText(next))}
      isDisabled={isDisabled}
      isInvalid={errorMessage !== undefined}
      className="placard-field"
      onBlur={() => {
        if (text.trim() !== "") add(text);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && text.trim() !== "") {
          event.preventDefault();
          add(text);
        }
        if (event.key === "Backspace" && text === "" && values.length > 0) onChange(values.slice(0, -1));
      }}
    >
      <FieldLabel aside={countLabel ?? optionalLabel}>{label}</FieldLabel>
      <div className="placard-chips">
        <TagGroup
          aria-label={label}
          className="placard-chip-group"
          onRemove={(keys) => onChange(values.filter((value) => !keys.has(value)))}
        >
          <TagList className="placard-chip-list">
            {values.map((value) => (
              <Tag key={value} id={value} textValue={value} className="placard-chip">
                {value}
                <Button slot="remove" className="placard-chip-remove" aria-label={texts.remove}>
                  <Icon of={X} aria-hidden="true" />
                </Button>
              </Tag>
            ))}
          </TagList>
        </TagGroup>
        <Input
          className="placard-chips-entry"
          {...(placeholder === undefined ? {} : { placeholder })}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            if (parse(pasted).length < 2) return;
            event.preventDefault();
            add(`${text} ${pasted}`);
          }}
        />
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </TextField>
  );
}
