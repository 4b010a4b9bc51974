import type { Caller } from "@placard/api-client";
import { createContext, use, type ReactNode } from "react";

const ApiContext = createContext<Caller | null>(null);

export function ApiProvider({ api, children }: { readonly api: Caller; readonly children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/**
 * The caller of the API: `api.call(insertChemical, { body })`. A page loads only the endpoints that it imports. Call it
 * in queries and mutations, never while rendering.
 */
export function useApi(): Caller {
  const api = use(ApiContext);
  if (api === null) throw new Error("useApi needs an <ApiProvider> above it.");
  return api;
}
