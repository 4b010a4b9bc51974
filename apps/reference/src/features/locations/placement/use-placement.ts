import { type Location, type Picture } from "@placard/api-client";
import { deletePlanPlacement, updatePlanPlacement } from "@placard/api-client/internal";
import type { PlanTie } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { picturesQuery } from "../location-queries.ts";

const MATTER = "plan-placement";

/** Stores the placement of a plan or removes it from the map. Both resolve to true on success. */
export function usePlacement(location: Pick<Location, "id" | "business_id">, plan: Picture) {
  const { planPlacement: texts } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [isBusy, setBusy] = useState(false);
  const params = { picture_id: plan.id };
  const reload = () =>
    queries.invalidateQueries({ queryKey: picturesQuery(api, location.business_id, location.id).queryKey });

  async function save(page: number, { aspect, pairs: [one, other] }: PlanTie): Promise<boolean> {
    setBusy(true);
    try {
      await api.call(updatePlanPlacement, { params, body: { page, aspect, pairs: [one, other] } });
      toasts.show({ tone: "ok", title: texts.savedTitle, text: texts.savedText, matter: MATTER });
      await reload();
      return true;
    } catch (error) {
      fail(error, { title: texts.saveFailedTitle, fallback: texts.saveFailed, logIn: texts.logIn, matter: MATTER });
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function takeOff(): Promise<boolean> {
    setBusy(true);
    try {
      await api.call(deletePlanPlacement, { params });
      toasts.show({ tone: "ok", title: texts.takenOff, text: texts.takenOffText, matter: MATTER });
      await reload();
      return true;
    } catch (error) {
      fail(error, {
        title: texts.takeOffFailedTitle,
        fallback: texts.takeOffFailed,
        logIn: texts.logIn,
        matter: MATTER,
      });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, save, takeOff };
}
