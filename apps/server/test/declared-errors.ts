import { endpoints, errorsOf } from "@placard/api-client/internal";
import { routeOf } from "../src/http/mount.ts";

const routes = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${routeOf(endpoint).replaceAll(/:\\w+/g, "[^/]+")}$`),
}));

/** Fails a test if the server returns an error that the contract does not declare for that endpoint. */
export async function requireDeclared(response: Response, method: string, path: string): Promise<Response> {
  if (response.status < 400) return response;
  const { endpoint } = routes.find((route) => route.endpoint.method === method && route.pattern.test(path)) ?? {};
  const { code }: { code?: unknown } = await response
    .clone()
    .json()
    .catch(() => ({}));
  if (endpoint !== undefined && typeof code === "string" && !errorsOf(endpoint).some((declared) => declared === code)) {
    throw new Error(`${endpoint.id} answered ${response.status} ${code}, which the contract does not declare.`);
  }
  return response;
}
