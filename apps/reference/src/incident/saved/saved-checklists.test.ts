import { getChecklistProgress } from "@placard/api-client/internal";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { savedChecklistsQuery, type SavedChecklists } from "./saved-checklists.ts";
import { workScopeOf } from "./work-scope.ts";

const saved = (version: number, progress: Record<string, string[]>): SavedChecklists =>
  getChecklistProgress.response.parse({ ...getChecklistProgress.example.response, version, progress });

it("ignores a load that started before a save and arrives after it, so that checks are kept", async () => {
  const queries = new QueryClient();
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<SavedChecklists>();
  const { queryKey, ...options } = savedChecklistsQuery(
    { call: () => arrival } as never,
    workScopeOf({ kind: "quick-search" }),
  );
  const ticks = () => queries.getQueryData<SavedChecklists>(queryKey)?.progress;
  const read = queries.fetchQuery({ ...options, queryKey });
  queries.setQueryData(queryKey, saved(3, { "entry-team": ["1", "2"] }));
  arrive(saved(2, { "entry-team": ["1"] }));
  await read;
  expect(ticks()).toEqual({ "entry-team": ["1", "2"] });
  queries.setQueryData(queryKey, saved(4, { "entry-team": ["2"] }));
  expect(ticks()).toEqual({ "entry-team": ["2"] });
});
