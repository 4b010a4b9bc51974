import { Select } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface BinderLanguageProps {
  /** Languages of the SDSs. */
  readonly languages: readonly string[];
  /** `null` for all languages. */
  readonly value: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (language: string | null) => void;
}

/** Id of the choice of all languages. */
const ALL = "all";

/** Field for the language of the binder, if there is more than one. */
export function BinderLanguage({ languages, value, isDisabled, onChange }: BinderLanguageProps) {
  const { binder: texts, sheetText } = useMessages();
  if (languages.length < 2) return null;
  return (
    <Select
      label={texts.language}
      items={[
        { id: ALL, label: texts.allLanguages },
        ...languages.map((id) => ({ id, label: sheetText.languageName(id) })),
      ]}
      value={value ?? ALL}
      isDisabled={isDisabled}
      onChange={(id) => onChange(id === ALL ? null : id)}
    />
  );
}
