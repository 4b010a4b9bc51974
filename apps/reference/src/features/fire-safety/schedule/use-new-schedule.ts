import { hasCode, type Location } from "@placard/api-client";
import { insertInspectionSchedule } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, type Refusal } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { newScheduleOf, newScheduleProblems, type NewScheduleValues } from "./schedule-values.ts";

/** The form that schedules an inspection. */
export function useNewSchedule(locations: readonly Location[], today: string, onClose: () => void) {
  const { fireSafety: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const [only] = locations;
  return useForm<NewScheduleValues>({
    initial: {
      template: "",
      location_id: locations.length === 1 && only !== undefined ? String(only.id) : "",
      interval: "month",
      due_on: today,
      assignee_id: "",
    },
    validate: (values) => newScheduleProblems(values, texts),
    draft: { name: "plan-inspection" },
    async submit(values, saved): Promise<Refusal<NewScheduleValues> | undefined> {
      const body = newScheduleOf(values);
      if (body === null) return { fields: newScheduleProblems(values, texts) };
      try {
        const { schedule } = await api.call(insertInspectionSchedule, { body }, { idempotencyKey: keyFor(body) });
        saved();
        await queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
        toasts.clear();
        const text = texts.plannedText(schedule.checklist_name, schedule.location_name);
        toasts.show({ tone: "ok", title: texts.planned, text });
      } catch (error) {
        if (hasCode(error, "checklist_not_in_business")) {
          await queries.invalidateQueries({ queryKey: inspectionsKey(business_id) });
          return { fields: { template: texts.checklistGone } };
        }
        return fail(error, { title: texts.planFailedTitle, fallback: texts.planFailed, logIn: texts.logIn });
      }
      onClose();
      return undefined;
    },
  });
}
