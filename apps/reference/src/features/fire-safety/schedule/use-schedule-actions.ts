import { type InspectionSchedule } from "@placard/api-client";
import { insertInspection, updateInspectionSchedule } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useDelayedNavigation } from "../../../lib/delayed-navigation.ts";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

/** Actions for a schedule, and why they are disabled. */
export function useScheduleActions({ id, business_id, is_active, version }: InspectionSchedule) {
  const { fireSafety: texts } = useMessages();
  const { role } = useBusinessProfile();
  const refusalReason = useRefusalReason();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const beginNavigation = useDelayedNavigation();
  const fail = useFailure();
  const reload = () => queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
  const beginning = useMutation({
    onMutate: beginNavigation,
    mutationFn: () => api.call(insertInspection, { body: { schedule_id: id } }),
    async onSuccess({ inspection }, _nothing, finishNavigation) {
      await finishNavigation(() => navigate({ to: paths.inspection, search: { inspection: inspection.id } }));
      await reload();
    },
    onError: (error) =>
      void fail(error, { title: texts.beginFailedTitle, fallback: texts.beginFailed, logIn: texts.logIn }),
  });
  const pausing = useMutation({
    mutationFn: () => api.call(updateInspectionSchedule, { params: { id }, body: { is_active: !is_active, version } }),
    async onSuccess() {
      await reload();
      toasts.clear();
      toasts.show({ tone: "ok", title: is_active ? texts.pausedTitle : texts.resumedTitle });
    },
    async onError(error) {
      fail(error, { title: texts.saveFailedTitle, fallback: texts.saveFailed, logIn: texts.logIn });
      await reload();
    },
  });
  return {
    whyNotInspect: refusalReason(role, "inspect"),
    whyNotPlan: refusalReason(role, "plan_inspections"),
    isBeginning: beginning.isPending,
    begin: () => beginning.mutate(),
    toggle: () => pausing.mutate(),
  };
}
