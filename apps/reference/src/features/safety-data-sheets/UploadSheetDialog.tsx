import { uploadSds, uploadWithProgress, type InventoryChemical, type SafetyDataSheet } from "@placard/api-client";
import { FILE_LIMITS, firstError, validateSdsUpload } from "@placard/hazmat-core/business";
import { Button, Dialog, FileDrop, ProgressBar, Select, toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/ApiProvider.tsx";
import { chemicalsQuery } from "../../lib/business-queries.ts";
import { useFailure } from "../../lib/use-failure.ts";
import { useIdempotencyKey } from "../../lib/use-idempotency-key.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";

interface UploadSheetDialogProps {
  readonly chemicals: readonly InventoryChemical[];
  readonly sheets: readonly SafetyDataSheet[];
  /** Chosen beforehand: the chemical beside which the button stood, or `null`. */
  readonly chemicalId: number | null;
  readonly onClose: () => void;
}

/** Adds the sheet of one chemical, or replaces the one on file. */
export function UploadSheetDialog({ chemicals, sheets, chemicalId, onClose }: UploadSheetDialogProps) {
  const { safetyDataSheets: words, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const [chosen, setChosen] = useState(chemicalId === null ? "" : String(chemicalId));
  const [file, setFile] = useState<File | null>(null);
  const [wasSent, setSent] = useState(false);
  const [share, setShare] = useState<number | null>(null);

  const inWords = useProblemTexts();
  const wrong = inWords(validateSdsUpload({ chemical_id: chosen, file }));
  const replaced = sheets.find(({ chemical_id }) => String(chemical_id) === chosen);

  async function send(): Promise<void> {
    setSent(true);
    toasts.clear();
    const first = firstError(wrong);
    if (first !== null || file === null) {
      toasts.show({ tone: "caution", title: words.missingTitle, text: first?.problem ?? "" });
      return;
    }
    const chemical_id = Number(chosen);
    setShare(0);
    try {
      const { sds } = await uploadWithProgress(
        api,
        uploadSds,
        { fields: { chemical_id }, file },
        { idempotencyKey: keyFor([chemical_id, file.name, file.size, file.lastModified]), onProgress: setShare },
      );
      // The sheets stand below the chemicals, whose rows name their sheet too.
      await queries.invalidateQueries({ queryKey: chemicalsQuery(api, business_id).queryKey });
      toasts.show({ tone: "ok", title: words.uploadedTitle, text: words.uploadedText(sds.chemical_name) });
      onClose();
    } catch (error) {
      setShare(null);
      fail(error, { title: words.uploadFailedTitle, fallback: words.uploadFailed, logIn: words.logIn });
    }
  }

  return (
    <Dialog
      title={words.dialogTitle}
      description={words.dialogText}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button variant="primary" isPending={share !== null} pendingLabel={words.uploading} onPress={send}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className="app-form">
        <Select
          label={words.chemical}
          placeholder={words.chooseChemical}
          items={chemicals.map(({ id, name, location_name }) => ({ id: String(id), label: name, hint: location_name }))}
          value={chosen === "" ? null : chosen}
          onChange={setChosen}
          description={replaced === undefined ? undefined : words.replaces(replaced.filename)}
          errorMessage={wasSent ? wrong.chemical_id : undefined}
        />
        <FileDrop
          label={words.file}
          accept={FILE_LIMITS.sds.types}
          description={words.fileHint}
          files={file === null ? [] : [file]}
          onAdd={(files) => setFile(files.at(-1) ?? null)}
          onRemove={() => setFile(null)}
          errorMessage={wasSent || file !== null ? wrong.file : undefined}
        />
        {share !== null && <ProgressBar label={words.uploading} value={Math.round(share * 100)} />}
      </div>
    </Dialog>
  );
}
