import { insertInspection, updateInspectionSchedule, type InspectionSchedule } from "@placard/api-client";
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
  const { fireSafety: words } = useMessages();
  const { role } = useBusinessProfile();
  const whyNot = useRefusalReason();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const beginNavigation = useDelayedNavigation();
  const fail = useFailure();
  const readAgain = () => queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
  const beginning = useMutation({
    onMutate: beginNavigation,
    mutationFn: () => api.call(insertInspection, { body: { schedule_id: id } }),
    async onSuccess({ inspection }, _nothing, finishNavigation) {
      await finishNavigation(() => navigate({ to: paths.inspection, search: { inspection: inspection.id } }));
      await readAgain();
    },
    onError: (error) =>
      void fail(error, { title: words.beginFailedTitle, fallback: words.beginFailed, logIn: words.logIn }),
  });
  const pausing = useMutation({
    mutationFn: () => api.call(updateInspectionSchedule, { params: { id }, body: { is_active: !is_active, version } }),
    async onSuccess() {
      await readAgain();
      toasts.clear();
      toasts.show({ tone: "ok", title: is_active ? words.pausedTitle : words.resumedTitle });
    },
    async onError(error) {
      fail(error, { title: words.saveFailedTitle, fallback: words.saveFailed, logIn: words.logIn });
      await readAgain();
    },
  });
  return {
    whyNotInspect: whyNot(role, "inspect"),
    whyNotPlan: whyNot(role, "plan_inspections"),
    isBeginning: beginning.isPending,
    begin: () => beginning.mutate(),
    toggle: () => pausing.mutate(),
  };
}
