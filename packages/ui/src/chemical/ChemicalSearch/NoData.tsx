import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { searchTexts } from "../../messages/en/chemical/search.ts";
import { useTexts } from "../../messages/use-texts.ts";

/** Shown in place of a component without a substance or without a working source. */
export function NoData() {
  return <EmptyState role="alert" title={useTexts(searchTexts).search.noData} />;
}
