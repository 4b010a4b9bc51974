import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type { Pool, PoolClient } from "pg";
import { isScopeStatement } from "./scope.ts";

/** Maximum number of statements that each connection keeps prepared. Further ones are parsed at each call. */
const MAX_PREPARED = 500;

/**
 * A pool that sends `begin` and the scope of a transaction together with its first statement, and that prepares each
 * statement once per connection. The connections of `pool` must be in pipeline mode.
 */
export function joinedPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size === MAX_PREPARED || listsAllColumns(text)) return known;
    const name = `placard_${names.size}`;
    names.set(text, name);
    return name;
  };
  const clients = new WeakMap<PoolClient, JoinedClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const joined = clients.get(client) ?? new JoinedClient(client, nameOf);
      clients.set(client, joined);
      return joined;
    },
    end: () => pool.end(),
  };
}

/**
 * True for `select *`. Prepared, it would fail once another server has added a column: its result must not change its
 * type.
 */
const listsAllColumns = (text: string): boolean => /(?<!count\()\*/.test(text);

class JoinedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #nameOf: (text: string) => string | undefined;
  /** Statements that begin the transaction and are not sent yet. */
  #waiting: readonly string[] = [];

  constructor(client: PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query(): never;
  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  async query<Row>(text = "", values: readonly unknown[] = []): Promise<PostgresQueryResult<Row>> {
    const isWaiting = this.#waiting.length > 0;
    if (text === "begin" || (isWaiting && isScopeStatement(text))) {
      this.#waiting = [...this.#waiting, text];
      return { command: "SELECT", rowCount: 0, rows: [] };
    }
    if (isWaiting && (text === "commit" || text === "rollback")) {
      this.#waiting = [];
      return { command: text === "commit" ? "COMMIT" : "ROLLBACK", rowCount: 0, rows: [] };
    }
    const { stream } = this.#client.connection;
    stream.cork(); // both messages go to the network together
    const begun = isWaiting ? this.#client.query(this.#waiting.join("; ")) : null;
    this.#waiting = [];
    const answered = this.#client.query<never>({ name: this.#nameOf(text), text, values: [...values] });
    stream.uncork();
    if (begun !== null) {
      answered.catch(() => undefined); // of a transaction that could not begin; its own error is thrown
      await begun;
    }
    return answered as unknown as Promise<PostgresQueryResult<Row>>;
  }

  release(destroy?: boolean): void {
    this.#waiting = [];
    this.#client.release(destroy);
  }
}
