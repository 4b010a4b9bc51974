import type { QueryClient, QueryKey } from "@tanstack/react-query";

interface PageQuery {
  readonly page?: number | undefined;
  readonly cursor?: string | undefined;
}

interface NumberedPage {
  readonly page: number;
  readonly next_cursor?: string;
  readonly previous_cursor?: string;
}

interface PagedList<Query, Answer> {
  readonly client: QueryClient;
  /** Query key of a page. */
  readonly keyOf: (query: Query) => QueryKey;
  readonly load: (query: Query) => Promise<Answer>;
}

/**
 * Loads a page of a list. Next to a page that is already loaded, it continues from the rows of that page: no row is
 * repeated or left out when rows were added or removed meanwhile. The first page always starts with the first row.
 */
export async function pageBesideLoaded<Query extends PageQuery, Answer extends NumberedPage>(
  { client, keyOf, load }: PagedList<Query, Answer>,
  query: Query,
): Promise<Answer> {
  const number = query.page ?? 1;
  if (number === 1) return load(query);
  const loaded = (page: number): Answer | undefined =>
    client.getQueryData<Answer>(keyOf({ ...query, page })) ??
    (page === 1 ? client.getQueryData<Answer>(keyOf({ ...query, page: undefined })) : undefined);
  const cursor = loaded(number - 1)?.next_cursor ?? loaded(number + 1)?.previous_cursor;
  if (cursor === undefined) return load(query);
  const answer = await load({ ...query, cursor });
  // So many rows were added or removed that these rows now have another page number.
  return answer.page === number ? answer : load(query);
}
