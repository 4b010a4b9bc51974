import type { BusinessMatch } from "@placard/api-client";
import { Button, EmptyState } from "@placard/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { MatchButton } from "./MatchButton.tsx";
import { searchPerformed } from "./log-actions.ts";
import { businessMatchesQuery } from "./search-queries.ts";

interface SearchResultsProps {
  readonly term: string;
  /** True if the term was restored from before a reload or module change, so that it is not logged again. */
  readonly isRestored: boolean;
  readonly selected: number | null;
  readonly onSelect: (match: BusinessMatch) => void;
}

/** Search results with their count. */
export function SearchResults({ term, isRestored, selected, onSelect }: SearchResultsProps) {
  const { businessSearch: texts } = useMessages();
  const { log } = useIncident();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    businessMatchesQuery(useApi(), term),
  );

  const logSearch = useEffectEvent((query: string) => {
    if (!isRestored) log.record(searchPerformed(query));
  });
  useEffect(() => logSearch(term), [term]);

  if (data === undefined) {
    return (
      <NotLoaded
        queries={[{ isError, refetch }]}
        title={texts.searchFailed}
        text={texts.failedText}
        lines={4}
        label={texts.searching}
      />
    );
  }
  const matches = data.pages.flatMap((page) => page.matches);
  if (matches.length === 0) {
    return <EmptyState icon={<SearchX aria-hidden="true" />} title={texts.none(term)} text={texts.noneText} />;
  }
  return (
    <section className="placard__results" aria-label={texts.results}>
      <p role="status">{hasNextPage ? texts.countOfMore(matches.length) : texts.count(matches.length)}</p>
      <ul>
        {matches.map((match) => (
          <li key={match.business_id}>
            <MatchButton match={match} isSelected={match.business_id === selected} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button isPending={isFetchingNextPage} pendingLabel={texts.searching} onPress={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      ) : undefined}
      {isError ? <p role="alert">{texts.searchFailed}</p> : undefined}
    </section>
  );
}
