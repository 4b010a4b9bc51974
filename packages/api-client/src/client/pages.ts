import type { CallOptions } from "./call-options.ts";

/** A paged list: its query accepts a `cursor`, and its answer may contain a `next_cursor`. */
type PagedMethod<Input, Answer> = (input: Input, options?: CallOptions) => Promise<Answer>;

interface PagedInput {
  readonly query?: { readonly limit?: number | undefined; readonly cursor?: string | undefined };
}

interface PagedAnswer {
  readonly next_cursor?: string | undefined;
}

/**
 * Iterates over the pages of a list, each requested when needed.
 *
 * @param input - with `query.limit`, the page size; without it, the endpoint chooses
 *
 * @example
 * const input = { params: { department_id: 2 }, query: { limit: 100 } };
 * for await (const { incidents } of eachPage(client.incidents.getDepartmentIncidents, input)) await keep(incidents);
 */
export async function* eachPage<Input extends PagedInput, Answer extends PagedAnswer>(
  method: PagedMethod<Input, Answer>,
  input: Input,
  options?: CallOptions,
): AsyncGenerator<Answer, void, void> {
  let cursor = input.query?.cursor;
  do {
    const page = await method({ ...input, query: { ...input.query, cursor } }, options);
    yield page;
    cursor = page.next_cursor;
  } while (cursor !== undefined);
}

/**
 * Iterates over the items of a list across all pages.
 *
 * @param itemsOf - returns the list in a response
 *
 * @example
 * const input = { params: { id: 3 }, query: { limit: 100 } };
 * for await (const chemical of eachItem(client.chemicals.getChemicalsByBusiness, input, (page) => page.chemicals)) {
 *   console.log(chemical.name);
 * }
 */
export async function* eachItem<Input extends PagedInput, Answer extends PagedAnswer, Item>(
  method: PagedMethod<Input, Answer>,
  input: Input,
  itemsOf: (page: Answer) => readonly Item[],
  options?: CallOptions,
): AsyncGenerator<Item, void, void> {
  for await (const page of eachPage(method, input, options)) yield* itemsOf(page);
}
