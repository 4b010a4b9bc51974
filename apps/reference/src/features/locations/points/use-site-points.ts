import { type Location } from "@placard/api-client";
import { deleteSitePoint, insertSitePoint, updateSitePoint } from "@placard/api-client/internal";
import type { LonLat } from "@placard/hazmat-core";
import { toasts } from "@placard/ui";
import type { SitePoint } from "@placard/ui/map";
import { useMessages as useUiMessages } from "@placard/ui/internal";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { locationsQuery } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { sitePoints } from "../../../lib/map/site-points.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { PointDraft } from "./use-point-draft.ts";

const MATTER = "site-points";

/** The current points of a site, and changes to them, which are saved immediately. */
export function useSitePoints(location: Location) {
  const { plans: texts } = useMessages();
  const { floorPlan } = useUiMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const query = locationsQuery(api, location.business_id);
  const { data } = useQuery(query);
  const points = sitePoints(data?.find(({ id }) => id === location.id) ?? location);
  const reload = () => queries.invalidateQueries({ queryKey: query.queryKey });

  /** @returns true if the point is stored */
  async function save({ id, kind, note }: PointDraft, [longitude, latitude]: LonLat): Promise<boolean> {
    if (kind === null) return false;
    const point = { kind, longitude, latitude, note };
    setBusy(true);
    try {
      if (id === null) {
        const body = { ...point, location_id: location.id };
        await api.call(insertSitePoint, { body }, { idempotencyKey: keyFor(body) });
      } else {
        await api.call(updateSitePoint, { params: { id }, body: point });
      }
      toasts.show({
        tone: "ok",
        title: texts.onMapTitle(floorPlan.kinds[kind]),
        text: texts.onMapText,
        matter: MATTER,
      });
      await reload();
      return true;
    } catch (error) {
      fail(error, { title: texts.addFailedTitle, fallback: texts.addFailed, logIn: texts.logIn, matter: MATTER });
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function takeOff(point: SitePoint): Promise<void> {
    try {
      await api.call(deleteSitePoint, { params: { id: point.id } });
      toasts.show({ tone: "ok", title: texts.takenOff(floorPlan.kinds[point.kind]), matter: MATTER });
    } catch (error) {
      fail(error, {
        title: texts.takeOffFailedTitle,
        fallback: texts.takeOffFailed,
        logIn: texts.logIn,
        matter: MATTER,
      });
    }
    await reload();
  }

  return { points, isBusy, save, takeOff };
}
