import { getIncidentPlan } from "@placard/api-client/internal";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { savedPlanQuery, type SavedPlan } from "./saved-plan.ts";
import { workScopeOf } from "./work-scope.ts";

const plan = getIncidentPlan.response.shape.plan.parse({});
const saved = (version: number): SavedPlan => ({ plan, version, updated_at: null, updated_by: null });

it("ignores a load that started before a save and arrives after it, so that the newer plan stays", async () => {
  const queries = new QueryClient();
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<SavedPlan>();
  const { queryKey, ...options } = savedPlanQuery(
    { call: () => arrival } as never,
    workScopeOf({ kind: "quick-search" }),
  );
  const read = queries.fetchQuery({ ...options, queryKey });
  queries.setQueryData(queryKey, saved(3));
  arrive(saved(2));
  await read;
  expect(queries.getQueryData<SavedPlan>(queryKey)?.version).toBe(3);
  queries.setQueryData(queryKey, saved(4));
  expect(queries.getQueryData<SavedPlan>(queryKey)?.version).toBe(4);
});
