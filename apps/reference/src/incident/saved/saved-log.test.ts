import { getIncidentLog } from "@placard/api-client/internal";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { savedLogQuery } from "./saved-log.ts";
import { scopeOf } from "./work-scope.ts";

const { incident, entries } = getIncidentLog.example.response;

it("loads a log of several pages from the first entry to the last, and then only new entries", async () => {
  const stored = [1, 2, 3, 4, 5].map((id) => ({ ...entries[0], id }));
  const asked: number[] = [];
  const call = async (_endpoint: unknown, { query }: { query: { after?: number } }) => {
    const after = query.after ?? 0;
    asked.push(after);
    const rest = stored.filter(({ id }) => id > after);
    return { incident, entries: rest.slice(0, 2), ...(rest.length > 2 && { next_cursor: "more" }) };
  };
  const queries = new QueryClient();
  const load = () => queries.fetchQuery(savedLogQuery({ call } as never, scopeOf(incident)));
  expect((await load()).entries).toEqual(stored);
  expect(asked).toEqual([0, 2, 4]);
  stored.push({ ...entries[0], id: 6 });
  expect((await load()).entries).toEqual(stored);
  expect(asked).toEqual([0, 2, 4, 5]);
});
