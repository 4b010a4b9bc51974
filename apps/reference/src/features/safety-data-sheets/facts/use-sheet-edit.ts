import { type SafetyDataSheet } from "@placard/api-client";
import { updateSds } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { conflictingSheet } from "../conflicting-sheet.ts";
import { factsOf, isRevisionDay, onFile } from "./sheet-facts.ts";

/** The form that edits the revision date and languages of a stored SDS. */
export function useSheetEdit(sheet: SafetyDataSheet, onClose: () => void) {
  const { safetyDataSheets: texts, sheetText } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [now] = useState(() => new Date());
  const covered = sheet.covers.map(({ id }) => String(id));
  return useForm({
    initial: { ...factsOf(sheet), covers: covered },
    validate: ({ revision_date, covers }) => ({
      ...(!isRevisionDay(revision_date, now) && { revision_date: sheetText.revisionWrong }),
      ...(!sheet.covers.some(({ id }) => covers.includes(String(id))) && { covers: texts.rowsNone }),
    }),
    draft: { name: `sheet-facts-${sheet.id}` },
    async submit(values, saved) {
      try {
        const { sds } = await api.call(updateSds, {
          params: { id: sheet.id },
          body: { ...onFile(values), ...(isOther(values.covers, covered) && { covers: values.covers.map(Number) }) },
        });
        saved();
        // SDS queries are below the chemicals key, because chemical rows show the date of their SDS too.
        await queries.invalidateQueries({ queryKey: chemicalsKey(business_id) });
        const message = sds.replaced_at === null ? texts.changedText : texts.changedEarlierText;
        toasts.show({ tone: "ok", title: texts.changedTitle, text: message(sds.chemical_name) });
        onClose();
        return undefined;
      } catch (error) {
        const other = conflictingSheet(error);
        if (other === null)
          return fail(error, { title: texts.changeFailedTitle, fallback: texts.changeFailed, logIn: texts.logIn });
        const inTheWay = other.languages.length === 0 ? texts.languageNotSet : texts.languageTaken;
        const text = values.languages.length === 0 ? sheetText.languageMissing : inTheWay(other.filename);
        toasts.show({ tone: "danger", title: texts.changeFailedTitle, text });
        return {};
      }
    },
  });
}

const isOther = (ids: readonly string[], before: readonly string[]): boolean =>
  ids.length !== before.length || ids.some((id) => !before.includes(id));
