import { Pool, type QueryConfig } from "pg";
import { describe, expect, it, vi } from "vitest";
import { joinedPool } from "./postgres-pool.ts";
import { NOBODY, scopeStatement, SNAPSHOT_STATEMENT } from "./scope.ts";

const SCOPE = scopeStatement({ ...NOBODY, accountId: 7, businessId: 3, isAdmin: true });

/** A pool of one connection that notes what is sent; messages for which `fails` is true are refused. */
function notedPool(fails: (text: string) => boolean = () => false) {
  const sent: (string | QueryConfig)[] = [];
  /** Number of messages in each write to the network. */
  const writes: number[] = [];
  let before = 0;
  const stream = {
    cork: () => {
      before = sent.length;
    },
    uncork: () => {
      writes.push(sent.length - before);
    },
  };
  const pool = new Pool();
  const query = async (message: string | QueryConfig): Promise<unknown> => {
    sent.push(message);
    const text = typeof message === "string" ? message : message.text;
    if (fails(text)) throw new Error(`refused: ${text}`);
    return { command: "SELECT", rowCount: 0, rows: [] };
  };
  const client = { query, release: vi.fn<() => void>(), connection: { stream } };
  vi.spyOn(pool, "connect").mockImplementation(async () => client);
  return { sent, writes, joined: joinedPool(pool) };
}

describe("a transaction", () => {
  it("sends its beginning and its scope as one message, before the first statement", async () => {
    const { sent, joined } = notedPool();
    const client = await joined.connect();
    await client.query("begin", []);
    await client.query(SCOPE, []);
    expect(sent).toEqual([]);
    await client.query("select 1", []);
    await client.query("commit", []);
    expect(sent).toMatchObject([`begin; ${SCOPE}`, { text: "select 1" }, { text: "commit" }]);
  });

  it("writes its beginning and its first statement to the network together", async () => {
    const { writes, joined } = notedPool();
    const client = await joined.connect();
    for (const text of ["begin", SCOPE, "select 1", "select 2", "commit"]) await client.query(text, []);
    expect(writes).toEqual([2, 1, 1]);
  });

  it("sends the statement of a snapshot before its scope", async () => {
    const { sent, joined } = notedPool();
    const client = await joined.connect();
    for (const text of ["begin", SNAPSHOT_STATEMENT, SCOPE, "select 1"]) await client.query(text, []);
    expect(sent).toMatchObject([`begin; ${SNAPSHOT_STATEMENT}; ${SCOPE}`, { text: "select 1" }]);
  });

  it("fails with the error of its beginning, and returns no rows", async () => {
    const { joined } = notedPool((text) => text.startsWith("begin"));
    const client = await joined.connect();
    await client.query("begin", []);
    await client.query(SCOPE, []);
    await expect(client.query("select 1", [])).rejects.toThrow(/^refused: begin/);
  });

  it.each(["commit", "rollback"])("sends nothing if it ends by %s without a statement", async (end) => {
    const { sent, joined } = notedPool();
    const client = await joined.connect();
    await client.query("begin", []);
    await client.query(SCOPE, []);
    expect(await client.query(end, [])).toMatchObject({ command: end.toUpperCase() });
    expect(sent).toEqual([]);
  });
});

describe("a statement", () => {
  it("is prepared once under the same name", async () => {
    const { sent, joined } = notedPool();
    const client = await joined.connect();
    await client.query("select a from t where id = $1", [1]);
    await client.query("select a from t where id = $1", [2]);
    await client.query("select count(*) from t", []);
    expect(sent).toMatchObject([{ name: "placard_0" }, { name: "placard_0" }, { name: "placard_1" }]);
  });

  it.each(['select * from "t"', 'select "t".* from "t"', 'insert into "t" default values returning *'])(
    "is not prepared if its columns follow those of a table: %s",
    async (text) => {
      const { sent, joined } = notedPool();
      await (await joined.connect()).query(text, []);
      expect(sent).toEqual([{ name: undefined, text, values: [] }]);
    },
  );
});

describe("scopeStatement", () => {
  it("refuses a value that could end its text", () => {
    const id = "1', true); select ('" as unknown as number;
    expect(() => scopeStatement({ ...NOBODY, accountId: id })).toThrow(TypeError);
  });
});
