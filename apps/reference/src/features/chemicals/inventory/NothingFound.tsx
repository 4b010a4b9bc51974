import { Button, EmptyState } from "@placard/ui";
import { SearchX } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Shown when no chemical matches the filters; offers to clear them. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { chemicals: texts } = useMessages();
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={texts.filteredEmpty}
      action={<Button onPress={onClear}>{texts.clearFilters}</Button>}
    />
  );
}
