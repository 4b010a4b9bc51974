import type { Operation } from "./operation.ts";

/** The parts of an input that form the URL, before they are converted to text. */
export interface Address {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Path of the API below the server's address. */
export const API_BASE = "/api";

/**
 * Builds the URL of a call.
 *
 * @param baseUrl - the server's address without `/api`; empty for the server of the page
 * @throws TypeError if a path parameter is missing
 */
export function requestUrl(
  baseUrl: string,
  endpoint: Pick<Operation, "path" | "atRoot">,
  { params = {}, query = {} }: Address = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, params[name]));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (isGiven(value) ? [[name, String(value)]] : [])),
  ).toString();
  const root = baseUrl.replace(/(?<!\/)\/+$/, "");
  return `${root}${endpoint.atRoot === true ? "" : API_BASE}${path}${search === "" ? "" : `?${search}`}`;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function segment(name: string, value: unknown): string {
  if (!isGiven(value) || value === "") throw new TypeError(`The path needs ${name}. Pass it in params.`);
  return encodeURIComponent(String(value));
}
