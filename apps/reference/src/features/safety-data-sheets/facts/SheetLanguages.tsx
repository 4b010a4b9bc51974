import { MOST_SHEET_LANGUAGES } from "@placard/hazmat-core/business";
import { Checkbox, Select } from "@placard/ui";
import { useId } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { furtherLanguages, languagesWith } from "./sheet-facts.ts";
import "./SheetLanguages.css";

interface SheetLanguagesProps {
  readonly label: string;
  /** Label of the choice. */
  readonly hint: string;
  /** ISO 639-1. */
  readonly value: readonly string[];
  readonly onChange: (languages: readonly string[]) => void;
  /** Error, once it should be shown. */
  readonly problem?: string | undefined;
}

/** Field for the languages of an SDS. A bilingual SDS has both. */
export function SheetLanguages({ label, hint, value, onChange, problem }: SheetLanguagesProps) {
  const { sheetText: texts } = useMessages();
  const help = useId();
  const shown = languagesWith(value);
  const isFull = value.length >= MOST_SHEET_LANGUAGES;
  const setLanguage = (language: string, isIn: boolean) =>
    onChange(isIn ? [...value, language] : value.filter((one) => one !== language));
  return (
    <fieldset className="app-sds-languages" aria-describedby={help}>
      <legend>{label}</legend>
      <p id={help} {...(problem !== undefined && { "data-wrong": true, role: "alert" })}>
        {problem ?? hint}
      </p>
      <div className="placard__choices">
        {shown.map((language) => (
          <Checkbox
            key={language}
            isSelected={value.includes(language)}
            isDisabled={isFull && !value.includes(language)}
            onChange={(isIn) => setLanguage(language, isIn)}
          >
            {texts.languageName(language)}
          </Checkbox>
        ))}
      </div>
      {!isFull && (
        <Select
          label={texts.furtherLanguage}
          placeholder={texts.furtherLanguageNone}
          items={furtherLanguages(shown).map((id) => ({ id, label: texts.languageName(id) }))}
          value={null}
          onChange={(language) => setLanguage(language, true)}
        />
      )}
    </fieldset>
  );
}
