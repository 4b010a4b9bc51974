import { getSdsFile, updateSds, type InventoryChemical, type SafetyDataSheet } from "@placard/api-client";
import { Button, Dialog, toasts } from "@placard/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ScanText } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../lib/api/business-queries.ts";
import { useFailure } from "../../lib/api/use-failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { factsOf, isRevisionDay, onFile, type SheetFacts } from "./sheet-facts.ts";
import { SheetFactsFields } from "./SheetFactsFields.tsx";
import { SheetFindings } from "./SheetFindings.tsx";
import { useSheetText } from "./use-sheet-text.ts";

interface EditSheetDialogProps {
  readonly sheet: SafetyDataSheet;
  readonly chemical: InventoryChemical | undefined;
  readonly onClose: () => void;
}

/** Changes what is on file of a stored sheet: its revision date and its language. The file stays as it is. */
export function EditSheetDialog({ sheet, chemical, onClose }: EditSheetDialogProps) {
  const { safetyDataSheets: words, sheetText, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const [facts, setFacts] = useState(() => factsOf(sheet));
  const [wasSent, setSent] = useState(false);
  const [now] = useState(() => new Date());
  const take = (taken: Partial<SheetFacts>): void => setFacts((before) => ({ ...before, ...taken }));

  const reading = useMutation({
    mutationFn: () => api.call(getSdsFile, { params: { id: sheet.id }, query: {} }),
    onError: (error) => fail(error, { title: words.viewFailedTitle, fallback: words.viewFailed, logIn: words.logIn }),
  });
  const text = useSheetText(reading.data ?? null);

  const saving = useMutation({
    mutationFn: () => api.call(updateSds, { params: { id: sheet.id }, body: onFile(facts) }),
    async onSuccess({ sds }) {
      // The sheets stand below the chemicals, whose rows name the day of their sheet too.
      await queries.invalidateQueries({ queryKey: chemicalsQuery(api, business_id).queryKey });
      const said = sds.replaced_at === null ? words.changedText : words.changedEarlierText;
      toasts.show({ tone: "ok", title: words.changedTitle, text: said(sds.chemical_name) });
      onClose();
    },
    onError: (error) =>
      fail(error, { title: words.changeFailedTitle, fallback: words.changeFailed, logIn: words.logIn }),
  });
  const wrongDay = isRevisionDay(facts.revision_date, now) ? undefined : sheetText.revisionWrong;

  function save(): void {
    setSent(true);
    if (wrongDay === undefined) saving.mutate();
  }

  return (
    <Dialog
      title={words.editTitle(sheet.chemical_name)}
      description={words.editText(sheet.filename)}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button variant="primary" isPending={saving.isPending} pendingLabel={words.saving} onPress={save}>
            {common.save}
          </Button>
        </>
      }
    >
      <div className="app-form">
        <SheetFactsFields facts={facts} onChange={take} dayProblem={wasSent ? wrongDay : undefined} />
        {reading.data === undefined && (
          <Button
            icon={<ScanText aria-hidden="true" />}
            isPending={reading.isPending}
            pendingLabel={sheetText.state.reading}
            onPress={() => reading.mutate()}
          >
            {sheetText.readStored}
          </Button>
        )}
        <SheetFindings text={text} chemical={chemical} onTake={take} />
      </div>
    </Dialog>
  );
}
