import { DateField } from "@placard/ui/internal";
import { useState } from "react";
import { dayOfReader } from "../../../lib/formats/calendar-day.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { SheetFacts } from "./sheet-facts.ts";
import { SheetLanguages } from "./SheetLanguages.tsx";

interface SheetFactsFieldsProps {
  readonly facts: SheetFacts;
  readonly onChange: (facts: Partial<SheetFacts>) => void;
  /** Error of the revision date, once it should be shown. */
  readonly dayProblem: string | undefined;
  /** Error of the languages, once it should be shown. */
  readonly languageProblem?: string | undefined;
}

/** Fields for the revision date and languages printed on an SDS. */
export function SheetFactsFields({ facts, onChange, dayProblem, languageProblem }: SheetFactsFieldsProps) {
  const { sheetText: texts, common } = useMessages();
  const [today] = useState(() => dayOfReader(new Date()));
  return (
    <>
      <DateField
        label={texts.revisionDate}
        optionalLabel={common.optional}
        description={texts.revisionHint}
        maxDate={today}
        value={facts.revision_date}
        onChange={(revision_date) => onChange({ revision_date: revision_date.trim() })}
        errorMessage={dayProblem}
      />
      <SheetLanguages
        label={texts.language}
        hint={texts.languageHint}
        value={facts.languages}
        onChange={(languages) => onChange({ languages })}
        problem={languageProblem}
      />
    </>
  );
}
