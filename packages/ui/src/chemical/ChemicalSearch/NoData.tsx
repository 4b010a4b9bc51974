import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { searchWords } from "../../messages/en/chemical/search.ts";
import { useWords } from "../../messages/use-words.ts";

/** Shown in place of a component without a substance or without a working source. */
export function NoData() {
  return <EmptyState role="alert" title={useWords(searchWords).search.noData} />;
}
