import { Button, EmptyState } from "@placard/ui";
import { SearchX } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Shown when no SDS matches the filters; offers to clear them. */
export function NoSheetFound({ onClear }: { readonly onClear: () => void }) {
  const { safetyDataSheets: texts } = useMessages();
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={texts.filteredEmpty}
      action={<Button onPress={onClear}>{texts.clearSearch}</Button>}
    />
  );
}
