import { httpDirections } from "@placard/api-client";
import type { Directions } from "@placard/hazmat-core";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { configQuery } from "../../../lib/api/app-queries.ts";

/** Routing by the provider of the server; `null` if it has none or is not known yet. */
export function useDirections(): Directions | null {
  const api = useApi();
  const { data } = useQuery(configQuery(api));
  if (data === undefined || data.providers.directions === "none") return null;
  return httpDirections(api, { goesAround: data.providers.directions_around });
}
