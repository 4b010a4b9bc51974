import { Select, TextField } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { languagesWith, type SheetFacts } from "./sheet-facts.ts";

interface SheetFactsFieldsProps {
  readonly facts: SheetFacts;
  readonly onChange: (facts: Partial<SheetFacts>) => void;
  /** What is wrong with the day, once that is to be said. */
  readonly dayProblem: string | undefined;
}

/** The day of a sheet's revision and its language, as a person reads them off the sheet. */
export function SheetFactsFields({ facts, onChange, dayProblem }: SheetFactsFieldsProps) {
  const { sheetText: words, common } = useMessages();
  const [languages] = useState(() => languagesWith(facts.language));
  return (
    <div className="app-form-grid">
      <TextField
        label={words.revisionDate}
        optionalLabel={common.optional}
        description={words.revisionHint}
        value={facts.revision_date}
        onChange={(revision_date) => onChange({ revision_date: revision_date.trim() })}
        errorMessage={dayProblem}
      />
      <Select
        label={words.language}
        optionalLabel={common.optional}
        placeholder={words.languageNone}
        items={[
          { id: NOT_GIVEN, label: words.languageNone },
          ...languages.map((id) => ({ id, label: words.languageName(id) })),
        ]}
        value={facts.language === "" ? null : facts.language}
        onChange={(language) => onChange({ language: language === NOT_GIVEN ? "" : language })}
      />
    </div>
  );
}

/** A choice of a list has an id that is not blank. */
const NOT_GIVEN = "none";
