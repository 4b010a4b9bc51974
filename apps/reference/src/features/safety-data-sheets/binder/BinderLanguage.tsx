import { Select } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface BinderLanguageProps {
  /** Those that there are sheets in. */
  readonly languages: readonly string[];
  /** `null`: all of them. */
  readonly value: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (language: string | null) => void;
}

/** A choice of a list has an id. */
const ALL = "all";

/** In which language the binder is to be, where there is a choice. */
export function BinderLanguage({ languages, value, isDisabled, onChange }: BinderLanguageProps) {
  const { binder: words, sheetText } = useMessages();
  if (languages.length < 2) return null;
  return (
    <Select
      label={words.language}
      items={[
        { id: ALL, label: words.allLanguages },
        ...languages.map((id) => ({ id, label: sheetText.languageName(id) })),
      ]}
      value={value ?? ALL}
      isDisabled={isDisabled}
      onChange={(id) => onChange(id === ALL ? null : id)}
    />
  );
}
