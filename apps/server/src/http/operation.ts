import type { EndpointShape } from "@placard/api-client/internal";
import { scopeOf } from "../access/actor.ts";
import type { Answer, Call, CheckedCall, OpenCall, RowsCall } from "./call.ts";
import { answeredOnce } from "./idempotency.ts";

/** An endpoint of the contract with its implementation. `run` is only called with a checked call. */
export interface Operation {
  readonly endpoint: EndpointShape;
  readonly run: (call: CheckedCall) => Promise<unknown>;
}

/**
 * Binds an endpoint to a handler that works in one transaction under the caller's row-level security.
 * If the contract declares `idempotent`, the answer to a key is stored in that transaction and repeated later.
 */
export function implement<E extends EndpointShape, const A extends Answer<E>>(
  endpoint: E,
  handler: (call: RowsCall<E>) => Promise<A>,
): Operation {
  return {
    endpoint,
    run: (call) =>
      call.ctx.database.as(scopeOf(call.actor), (rows) => {
        // The types of input and actor follow from the endpoint, which mount() has checked.
        const work = (): Promise<unknown> => handler({ ...(call as unknown as Call<E>), rows });
        return endpoint.idempotent === true ? answeredOnce(rows, call, endpoint, work) : work();
      }),
  };
}

/** Binds an endpoint to a handler that opens its own transactions: for hashing, models, files and other servers. */
export function implementOpen<E extends EndpointShape, const A extends Answer<E>>(
  endpoint: E,
  handler: (call: OpenCall<E>) => Promise<A>,
): Operation {
  return {
    endpoint,
    run: (call) => {
      const withRows: OpenCall<E>["withRows"] = (work) => call.ctx.database.as(scopeOf(call.actor), work);
      return handler({
        ...(call as unknown as Call<E>), // as above
        withRows,
        withSnapshot: (work) => call.ctx.database.as(scopeOf(call.actor), work, "snapshot"),
        writeOnce: (work) => withRows((rows) => answeredOnce(rows, call, endpoint, () => work(rows))),
      });
    },
  };
}
