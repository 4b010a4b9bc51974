import { Banner } from "@placard/ui";
import { formatMoment } from "@placard/ui/internal";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface SavedDataNoteProps {
  /** State of the query. `dataUpdatedAt` is in ms since 1970. */
  readonly queries: readonly { readonly isError: boolean; readonly dataUpdatedAt: number }[];
}

/** Shows when a record was last loaded if it cannot be refreshed. */
export function SavedDataNote({ queries }: SavedDataNoteProps) {
  const { businessSearch: texts } = useMessages();
  if (!queries.some(({ isError }) => isError)) return null;
  const oldest = Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt));
  return (
    <Banner tone="caution" title={texts.keptTitle}>
      {texts.keptText(formatMoment(new Date(oldest).toISOString()))}
    </Banner>
  );
}
