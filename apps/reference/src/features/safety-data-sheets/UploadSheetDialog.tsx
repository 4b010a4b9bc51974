import {
  hasCode,
  safetyDataSheet,
  uploadSds,
  uploadWithProgress,
  type InventoryChemical,
  type SafetyDataSheet,
} from "@placard/api-client";
import { FILE_LIMITS, firstError, validateSdsUpload } from "@placard/hazmat-core/business";
import { Button, Dialog, ProgressBar, toasts } from "@placard/ui";
import { FileDrop } from "@placard/ui/controls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../lib/api/business-queries.ts";
import { useFailure } from "../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../session/SessionProvider.tsx";
import { ChemicalOfSheet } from "./ChemicalOfSheet.tsx";
import { ReplaceSheetDialog } from "./ReplaceSheetDialog.tsx";
import { SheetFindings } from "./SheetFindings.tsx";
import { SheetFactsFields } from "./SheetFactsFields.tsx";
import { isRevisionDay, NO_FACTS, type SheetFacts } from "./sheet-facts.ts";
import { useSheetText } from "./use-sheet-text.ts";

interface UploadSheetDialogProps {
  readonly chemicals: readonly InventoryChemical[];
  readonly sheets: readonly SafetyDataSheet[];
  /** Chosen beforehand: the chemical beside which the button stood, or `null`. */
  readonly chemicalId: number | null;
  readonly onClose: () => void;
}

/** Adds the sheet of one chemical, or replaces the one on file once that was confirmed. */
export function UploadSheetDialog({ chemicals, sheets, chemicalId, onClose }: UploadSheetDialogProps) {
  const { safetyDataSheets: words, sheetText, common } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const [chosen, setChosen] = useState(chemicalId === null ? "" : String(chemicalId));
  const [file, setFile] = useState<File | null>(null);
  const [facts, setFacts] = useState(NO_FACTS);
  const [now] = useState(() => new Date());
  const text = useSheetText(file);
  const [wasSent, setSent] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  /** The sheet on file, while it is asked whether the new one replaces it. */
  const [toReplace, setToReplace] = useState<SafetyDataSheet | null>(null);

  const inWords = useProblemTexts();
  const wrong = inWords(validateSdsUpload({ chemical_id: chosen, file }));
  const wrongDay = isRevisionDay(facts.revision_date, now) ? undefined : sheetText.revisionWrong;
  const replaced = sheets.find(({ chemical_id }) => String(chemical_id) === chosen);

  const take = (taken: Partial<SheetFacts>): void => setFacts((before) => ({ ...before, ...taken }));

  /** What was taken from one file says nothing of the next. */
  function choose(next: File | null): void {
    setFile(next);
    setFacts(NO_FACTS);
  }

  function submit(): void {
    setSent(true);
    toasts.clear();
    const first = firstError(wrong);
    if (first !== null || file === null || wrongDay !== undefined) {
      toasts.show({ tone: "caution", title: words.missingTitle, text: first?.problem ?? wrongDay ?? "" });
      return;
    }
    if (replaced === undefined) void send(file, null);
    else setToReplace(replaced);
  }

  async function send(sheet: File, replaces: number | null): Promise<void> {
    const fields = {
      chemical_id: Number(chosen),
      ...(replaces !== null && { replaces }),
      ...(facts.revision_date !== "" && { revision_date: facts.revision_date }),
      ...(facts.language !== "" && { language: facts.language }),
    };
    setToReplace(null);
    setShare(0);
    try {
      const { sds } = await uploadWithProgress(
        api,
        uploadSds,
        { fields, file: sheet },
        { idempotencyKey: keyFor([fields, sheet.name, sheet.size, sheet.lastModified]), onProgress: setShare },
      );
      // The sheets stand below the chemicals, whose rows name their sheet too.
      await queries.invalidateQueries({ queryKey: chemicalsQuery(api, business_id).queryKey });
      toasts.show({ tone: "ok", title: words.uploadedTitle, text: words.uploadedText(sds.chemical_name) });
      onClose();
    } catch (error) {
      setShare(null);
      const current = sheetInTheWay(error);
      if (current !== null) {
        setToReplace(current);
        return;
      }
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
          <Button variant="primary" isPending={share !== null} pendingLabel={words.uploading} onPress={submit}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className="app-form">
        <ChemicalOfSheet
          initialName={chemicals.find(({ id }) => id === chemicalId)?.name ?? ""}
          onChange={setChosen}
          description={replaced === undefined ? undefined : words.replaces(replaced.filename)}
          errorMessage={wasSent ? wrong.chemical_id : undefined}
        />
        <FileDrop
          label={words.file}
          accept={FILE_LIMITS.sds.types}
          description={words.fileHint}
          files={file === null ? [] : [file]}
          onAdd={(files) => choose(files.at(-1) ?? null)}
          onRemove={() => choose(null)}
          errorMessage={wasSent || file !== null ? wrong.file : undefined}
        />
        <SheetFactsFields facts={facts} onChange={take} dayProblem={wasSent ? wrongDay : undefined} />
        <SheetFindings text={text} chemical={chemicals.find(({ id }) => String(id) === chosen)} onTake={take} />
        {share !== null && <ProgressBar label={words.uploading} value={Math.round(share * 100)} />}
      </div>
      {toReplace !== null && file !== null && (
        <ReplaceSheetDialog
          sheet={toReplace}
          filename={file.name}
          onClose={() => setToReplace(null)}
          onConfirm={() => void send(file, toReplace.id)}
        />
      )}
    </Dialog>
  );
}

/** The sheet that somebody else put on file since this page was loaded, when that is why the upload was refused. */
function sheetInTheWay(error: unknown): SafetyDataSheet | null {
  if (!hasCode(error, "safety_data_sheet_exists")) return null;
  return safetyDataSheet.safeParse(error.problem?.current).data ?? null;
}
