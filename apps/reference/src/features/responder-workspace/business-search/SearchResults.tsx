import type { BusinessMatch } from "@placard/api-client";
import { Badge, Button, EmptyState, ErrorState, Skeleton } from "@placard/ui";
import { PlainButton } from "@placard/ui/controls";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Building2, SearchX } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { searchPerformed } from "./log-actions.ts";
import { businessMatchesQuery } from "./search-queries.ts";

interface SearchResultsProps {
  readonly term: string;
  /** The term comes from before a reload or another module: it is not logged again. */
  readonly isRestored: boolean;
  readonly selected: number | null;
  readonly onSelect: (match: BusinessMatch) => void;
}

/** What the search found, with its count. */
export function SearchResults({ term, isRestored, selected, onSelect }: SearchResultsProps) {
  const { businessSearch: words, common } = useMessages();
  const { log } = useIncident();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    businessMatchesQuery(useApi(), term),
  );

  const logSearch = useEffectEvent((query: string) => {
    if (!isRestored) log.record(searchPerformed(query));
  });
  useEffect(() => logSearch(term), [term]);

  if (data === undefined && isError) {
    return (
      <ErrorState
        title={words.searchFailed}
        text={words.failedText}
        action={<Button onPress={() => void refetch()}>{common.retry}</Button>}
      />
    );
  }
  if (data === undefined) return <Skeleton lines={4} label={words.searching} />;
  const matches = data.pages.flatMap((page) => page.matches);
  if (matches.length === 0) {
    return <EmptyState icon={<SearchX aria-hidden="true" />} title={words.none(term)} text={words.noneText} />;
  }
  return (
    <section className="placard__results" aria-label={words.results}>
      <p role="status">{hasNextPage ? words.countOfMore(matches.length) : words.count(matches.length)}</p>
      <ul>
        {matches.map((match) => (
          <li key={match.business_id}>
            <PlainButton
              className="placard__result"
              {...(match.business_id === selected && { "aria-current": "true" })}
              onPress={() => onSelect(match)}
            >
              <Building2 aria-hidden="true" />
              <span>
                <strong>{match.name}</strong>
                {match.address === null ? undefined : <span>{match.address}</span>}
                <small>
                  {words.chemicalCount(match.chemicals_count)} · {words.locationCount(match.locations_count)}
                  {match.type === null ? "" : ` · ${match.type}`}
                </small>
                {match.is_demo ? <Badge>{common.demoRow}</Badge> : undefined}
              </span>
            </PlainButton>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button isPending={isFetchingNextPage} pendingLabel={words.searching} onPress={() => void fetchNextPage()}>
          {words.more}
        </Button>
      ) : undefined}
      {isError ? <p role="alert">{words.searchFailed}</p> : undefined}
    </section>
  );
}
