import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

const always = { mayRetryRead: () => true, mayRetryWrite: () => true, retryMs: 0 };
const never = { mayRetryRead: () => false, mayRetryWrite: () => false, retryMs: 0 };

describe("createQueryClient", () => {
  it("tries a failing load three times", async () => {
    const read = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("down")));
    const queries = createQueryClient(always, () => undefined);
    await expect(queries.fetchQuery({ queryKey: ["x"], queryFn: read, retry: retryOf(queries) })).rejects.toThrow(
      "down",
    );
    expect(read).toHaveBeenCalledTimes(3);
  });

  it("does not retry a request the server rejected", async () => {
    const read = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("403")));
    const queries = createQueryClient(never, () => undefined);
    await expect(queries.fetchQuery({ queryKey: ["x"], queryFn: read, retry: retryOf(queries) })).rejects.toThrow(
      "403",
    );
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("doubles the delay before each retry", () => {
    const { queries, mutations } = createQueryClient({ ...always, retryMs: 1000 }, () => undefined).getDefaultOptions();
    for (const delay of [queries?.retryDelay, mutations?.retryDelay]) {
      if (typeof delay !== "function") throw new Error("The delay before a retry is not a function.");
      expect([0, 1].map((failures) => delay(failures, new Error("down")))).toEqual([1000, 2000]);
    }
  });

  it("keeps data fresh for five minutes and ignores window focus", () => {
    const { queries } = createQueryClient(always, () => undefined).getDefaultOptions();
    expect(queries?.staleTime).toBe(300_000);
    expect(queries?.refetchOnWindowFocus).toBe(false);
  });

  it("lets no request wait silently offline: local data is used, calls fail and are retried later", async () => {
    onlineManager.setOnline(false);
    const queries = createQueryClient(never, () => undefined);
    expect(await queries.fetchQuery({ queryKey: ["local"], queryFn: () => "on this device" })).toBe("on this device");
    const refused = () => Promise.reject(new Error("no network"));
    await expect(queries.fetchQuery({ queryKey: ["server"], queryFn: refused })).rejects.toThrow("no network");
    const write = queries.getMutationCache().build(queries, { mutationFn: refused });
    await expect(write.execute(undefined)).rejects.toThrow("no network");
    expect(queries.getDefaultOptions().queries?.refetchOnReconnect).toBe(true);
    onlineManager.setOnline(true);
  });

  it("loads again data changed during its first load", async () => {
    const queries = createQueryClient(never, () => undefined);
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let reads = 0;
    const queryFn = () => answers[reads++]?.promise ?? Promise.reject(new Error("one read too many"));
    const observer = new QueryObserver(queries, { queryKey: ["people"], queryFn });
    const stop = observer.subscribe(() => undefined);
    const reload = queries.invalidateQueries({ queryKey: ["people"] });
    answers[0]?.resolve("one person is here");
    answers[1]?.resolve("two people in this incident");
    await reload;
    expect([queries.getQueryData(["people"]), reads]).toEqual(["two people in this incident", 2]);
    await queries.invalidateQueries({ queryKey: ["others"] });
    expect(reads).toBe(2);
    stop();
  });

  it("reports a failed write after one retry", async () => {
    const write = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("lost")));
    const heard: string[] = [];
    const queries = createQueryClient(always, (error) => heard.push(error.message));
    const mutation = queries.getMutationCache().build(queries, { mutationFn: write, retryDelay: 0 });
    await expect(mutation.execute(undefined)).rejects.toThrow("lost");
    expect(write).toHaveBeenCalledTimes(2);
    expect(heard).toEqual(["lost"]);
  });
});

/** `fetchQuery` sets its own `retry`, so the default is passed on. */
function retryOf(queries: ReturnType<typeof createQueryClient>) {
  const retry = queries.getDefaultOptions().queries?.retry;
  if (typeof retry !== "function") throw new Error("The query client has lost its retry rule.");
  return retry;
}
