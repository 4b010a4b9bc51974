import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { Outbox, type UnsentAction } from "./outbox.ts";

const action = (query: string): UnsentAction => ({
  key: crypto.randomUUID(),
  incidentId: 51,
  action: { module: "chemical-search", action_type: "search_performed", action_data: { query } },
});

const queries = (sent: readonly UnsentAction[]) => sent.map((one) => one.action.action_data["query"]);

it("sends actions in the order they were made", async () => {
  const sent: UnsentAction[] = [];
  const outbox = new Outbox(crypto.randomUUID(), async (one) => void sent.push(one));
  await outbox.add(action("first"));
  await outbox.add(action("second"));
  await outbox.flush();
  expect(queries(sent)).toEqual(["first", "second"]);
  expect(outbox.unsent()).toBe(0);
});

it("keeps what the network refused, counts it, and sends it once it is back, over a reload", async () => {
  const name = crypto.randomUUID();
  const offline = new Outbox(name, () => Promise.reject(new Error("offline")));
  await offline.add(action("kept"));
  await offline.flush();
  expect(offline.unsent()).toBe(1);

  const sent: UnsentAction[] = [];
  const online = new Outbox(name, async (one) => void sent.push(one));
  await online.flush();
  await online.flush();
  expect(queries(sent)).toEqual(["kept"]);
  expect(online.unsent()).toBe(0);
});

it("stops at the first failure so that nothing overtakes", async () => {
  const sent: UnsentAction[] = [];
  let isDown = true;
  const outbox = new Outbox(crypto.randomUUID(), async (one) => {
    if (isDown) throw new Error("offline");
    sent.push(one);
  });
  await outbox.add(action("first"));
  await outbox.add(action("second"));
  await outbox.flush();
  isDown = false;
  await outbox.flush();
  expect(queries(sent)).toEqual(["first", "second"]);
});
