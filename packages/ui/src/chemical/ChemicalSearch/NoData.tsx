import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { searchWords } from "../../messages/en/chemical/search.ts";
import { useWords } from "../../messages/use-words.ts";

/** Shown in place of a piece that was given no substance, or no source that answers. */
export function NoData() {
  return <EmptyState role="alert" title={useWords(searchWords).search.noData} />;
}
