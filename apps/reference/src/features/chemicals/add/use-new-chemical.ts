import { insertChemical } from "@placard/api-client/internal";
import { firstError, validateChemical } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useReturnAddress } from "../../../lib/rights/use-return-address.ts";
import { readAddSearch } from "../../../lib/search-params.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { newChemicalOf, NO_CHEMICAL } from "./new-chemical.ts";

/** The form that adds a chemical. Because the form is long, the first validation error is also shown as a toast. */
export function useNewChemical() {
  const { chemicals: texts, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const { back, beginGoingBack } = useReturnAddress(paths.chemicals);
  const { location } = useSearch({ strict: false, select: readAddSearch });
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: NO_CHEMICAL,
    ...(location !== undefined && { chosen: { location_id: String(location) } }),
    validate: (values) => problemTexts(validateChemical(values)),
    draft: { name: "add-chemical" },
    async submit(values, saved) {
      const goBack = beginGoingBack();
      const body = newChemicalOf(values);
      if (body === null) return { fields: problemTexts(validateChemical(values)) };
      try {
        await api.call(insertChemical, { body }, { idempotencyKey: keyFor(body) });
        saved();
      } catch (error) {
        return fail(error, { title: common.errorTitle, fallback: texts.addFailed, logIn: texts.logIn });
      }
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.addedTitle, text: texts.addedText(body.name) });
      await queries.invalidateQueries({ queryKey: businessKey(business_id) });
      goBack();
      return undefined;
    },
  });

  function onSubmit(event: FormEvent): void {
    const wrong = firstError(problemTexts(validateChemical(form.values)));
    toasts.clear();
    if (wrong !== null) toasts.show({ tone: "caution", title: texts.missingTitle, text: wrong.problem });
    form.onSubmit(event);
  }

  return { form: { ...form, onSubmit }, back };
}
