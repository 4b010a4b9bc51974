import { describeProblem } from "@placard/api-client";
import type { LaidPlan } from "@placard/ui/map";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Caller, PlacedFloorPlan } from "@placard/api-client";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { decodeFile } from "../../../lib/device/encoded-file.ts";
import { useKnownSite } from "../../../lib/map/use-map-sites.ts";
import { planFileQuery } from "../../../lib/plans/plan-file.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** A page of a floor plan as a picture, drawn on this device; for a saved file also offline. */
const planPageQuery = (api: Caller, pictureId: number, page: number) =>
  queryOptions({
    queryKey: ["plan-page", pictureId, page],
    queryFn: async ({ client }: { readonly client: QueryClient }) => {
      const file = await client.fetchQuery(planFileQuery(api, pictureId));
      const { readPlanPage } = await import("../../../lib/plans/read-plan.ts");
      return readPlanPage(new Blob([decodeFile(file)], { type: file.type }), page);
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: "always",
    refetchOnReconnect: true,
  });

interface PlacedPlanOnMap {
  readonly plan: LaidPlan | null;
  /** Called when the drawn picture could not be read. */
  readonly onPlanFailed: () => void;
}

/** The floor plan on the map: that of the site in the address, if the business placed one. */
export function usePlacedPlan(siteId: number | null): PlacedPlanOnMap {
  const { responderMap: texts } = useMessages();
  const api = useApi();
  const placed: PlacedFloorPlan | null = useKnownSite(siteId)?.plan ?? null; // the map loads the sites
  const page = useQuery({
    ...planPageQuery(api, placed?.picture_id ?? 0, placed?.page ?? 1),
    enabled: placed !== null,
  });
  const url = page.data?.url;
  const [unread, setUnread] = useState<string>();
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const onPlanFailed = () => setUnread(url);
  if (siteId === null) return { plan: null, onPlanFailed };
  if (page.isError || (url !== undefined && url === unread)) {
    const reason = `${describeProblem(page.error, texts.planNotDrawn)} ${texts.planInList}`;
    return { plan: { siteId, image: { kind: "failed", reason } }, onPlanFailed };
  }
  const image = url === undefined ? ({ kind: "pending" } as const) : ({ kind: "ready", src: url } as const);
  return { plan: { siteId, image }, onPlanFailed };
}
