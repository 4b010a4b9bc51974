import { updateSds, type SafetyDataSheet } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { sheetInTheWay } from "../sheet-in-the-way.ts";
import { factsOf, onFile } from "./sheet-facts.ts";
import { useSheetFacts } from "./use-sheet-facts.ts";

/** Changes the day and the languages that are on file of a stored sheet. */
export function useSheetEdit(sheet: SafetyDataSheet, onClose: () => void) {
  const { safetyDataSheets: words } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [wasSent, setSent] = useState(false);
  const { facts, wrongDay, take, takeLanguage } = useSheetFacts(factsOf(sheet));
  const saving = useMutation({
    mutationFn: () => api.call(updateSds, { params: { id: sheet.id }, body: onFile(facts) }),
    async onSuccess({ sds }) {
      // The sheets stand below the chemicals, whose rows name the day of their sheet too.
      await queries.invalidateQueries({ queryKey: chemicalsQuery(api, business_id).queryKey });
      const said = sds.replaced_at === null ? words.changedText : words.changedEarlierText;
      toasts.show({ tone: "ok", title: words.changedTitle, text: said(sds.chemical_name) });
      onClose();
    },
    onError(error) {
      const other = sheetInTheWay(error);
      if (other === null)
        fail(error, { title: words.changeFailedTitle, fallback: words.changeFailed, logIn: words.logIn });
      else toasts.show({ tone: "danger", title: words.changeFailedTitle, text: words.languageTaken(other.filename) });
    },
  });

  function save(): void {
    setSent(true);
    if (wrongDay === undefined) saving.mutate();
  }

  return { facts, take, takeLanguage, dayProblem: wasSent ? wrongDay : undefined, isSaving: saving.isPending, save };
}
