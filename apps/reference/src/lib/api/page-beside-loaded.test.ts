import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { pageBesideLoaded } from "./page-beside-loaded.ts";

interface Asked {
  readonly page?: number;
  readonly cursor?: string;
}

const keyOf = (query: Asked) => ["rows", query];

/** Loads a page of a server that answers with these page numbers. */
async function load(client: QueryClient, query: Asked, numbers: readonly number[]) {
  const asked: Asked[] = [];
  const answer = await pageBesideLoaded(
    {
      client,
      keyOf,
      load: async (each: Asked) => {
        asked.push(each);
        return { page: numbers[asked.length - 1] ?? 0 };
      },
    },
    query,
  );
  return { asked, answer };
}

describe("pageBesideLoaded", () => {
  it("continues after the loaded page before, or before the loaded page after", async () => {
    const client = new QueryClient();
    client.setQueryData(keyOf({}), { page: 1, next_cursor: "after 1" });
    expect((await load(client, { page: 2 }, [2])).asked).toEqual([{ page: 2, cursor: "after 1" }]);
    client.setQueryData(keyOf({ page: 5 }), { page: 5, previous_cursor: "before 5", next_cursor: "after 5" });
    expect((await load(client, { page: 4 }, [4])).asked).toEqual([{ page: 4, cursor: "before 5" }]);
    expect((await load(client, { page: 6 }, [6])).asked).toEqual([{ page: 6, cursor: "after 5" }]);
  });

  it("asks by number for the first page, for a page without a loaded neighbour, and if the number has changed", async () => {
    const client = new QueryClient();
    client.setQueryData(keyOf({ page: 2 }), { page: 2, previous_cursor: "before 2", next_cursor: "after 2" });
    expect((await load(client, {}, [1])).asked).toEqual([{}]);
    expect((await load(client, { page: 9 }, [9])).asked).toEqual([{ page: 9 }]);
    const { asked, answer } = await load(client, { page: 3 }, [2, 3]);
    expect(asked).toEqual([{ page: 3, cursor: "after 2" }, { page: 3 }]);
    expect(answer).toEqual({ page: 3 });
  });
});
