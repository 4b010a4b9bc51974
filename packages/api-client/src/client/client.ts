import type { EndpointShape } from "../contract/define-endpoint.ts";
import type { AnswerOf } from "../contract/endpoint-types.ts";
import { contract, type Contract } from "../contract/index.ts";
import { createCaller, type CallArguments, type Caller, type CallerOptions } from "./caller.ts";

/** One method of the client: the endpoint, ready to be called. */
export type ClientMethod<E extends EndpointShape> = (...args: CallArguments<E>) => Promise<AnswerOf<E>>;

type Methods<Resource> = {
  readonly [Name in keyof Resource]: Resource[Name] extends EndpointShape ? ClientMethod<Resource[Name]> : never;
};

/** A method for every endpoint of the contract, by resource. */
export type Client = Caller & { readonly [Resource in keyof Contract]: Methods<Contract[Resource]> };

/**
 * A client of the whole API. It loads the whole contract; a small page takes `createCaller` and the endpoints it needs.
 *
 * @example
 * const client = createClient({ baseUrl: "https://placard.example" });
 * const { user } = await client.session.getSession();
 */
export function createClient(options: CallerOptions = {}): Client {
  const caller = createCaller(options);
  const resources = Object.entries(contract).map(([name, resource]) => [name, methodsOf(caller, resource)]);
  // Built from the contract, key by key
  return { ...caller, ...Object.fromEntries(resources) } as Client;
}

function methodsOf(caller: Caller, resource: Readonly<Record<string, EndpointShape>>): object {
  return Object.fromEntries(
    Object.entries(resource).map(([name, endpoint]) => [
      name,
      (...args: CallArguments<EndpointShape>) => caller.call(endpoint, ...args),
    ]),
  );
}
