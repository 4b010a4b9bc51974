import { hasCode, safetyDataSheet, uploadSds, uploadWithProgress, type SafetyDataSheet } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsQuery } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import type { SheetFacts } from "../facts/sheet-facts.ts";

/** A sheet that is ready to be sent. */
export interface NewSheet {
  readonly chemicalId: number;
  readonly file: File;
  readonly facts: SheetFacts;
}

/** Sends the sheet of one chemical. One that is on file is replaced once that was confirmed. */
export function useSheetUpload(onDone: () => void) {
  const { safetyDataSheets: words } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  /** How much of it is sent, 0 to 1; `null`: nothing is on its way. */
  const [share, setShare] = useState<number | null>(null);
  /** The sheet on file, while it is asked whether the new one replaces it. */
  const [toReplace, setToReplace] = useState<SafetyDataSheet | null>(null);

  /** @param replaces - id of the sheet on file that it takes the place of, or `null` */
  async function send(sheet: NewSheet, replaces: number | null): Promise<void> {
    const fields = fieldsOf(sheet, replaces);
    const { file } = sheet;
    setToReplace(null);
    setShare(0);
    try {
      const { sds } = await uploadWithProgress(
        api,
        uploadSds,
        { fields, file },
        { idempotencyKey: keyFor([fields, file.name, file.size, file.lastModified]), onProgress: setShare },
      );
      // The sheets stand below the chemicals, whose rows name their sheet too.
      await queries.invalidateQueries({ queryKey: chemicalsQuery(api, business_id).queryKey });
      toasts.show({ tone: "ok", title: words.uploadedTitle, text: words.uploadedText(sds.chemical_name) });
      onDone();
    } catch (error) {
      setShare(null);
      const current = sheetInTheWay(error);
      if (current !== null) setToReplace(current);
      else fail(error, { title: words.uploadFailedTitle, fallback: words.uploadFailed, logIn: words.logIn });
    }
  }

  return { share, toReplace, setToReplace, send };
}

function fieldsOf({ chemicalId, facts }: NewSheet, replaces: number | null) {
  return {
    chemical_id: chemicalId,
    ...(replaces !== null && { replaces }),
    ...(facts.revision_date !== "" && { revision_date: facts.revision_date }),
    ...(facts.language !== "" && { language: facts.language }),
  };
}

/** The sheet that somebody else put on file since this page was loaded, when that is why the upload was refused. */
function sheetInTheWay(error: unknown): SafetyDataSheet | null {
  if (!hasCode(error, "safety_data_sheet_exists")) return null;
  return safetyDataSheet.safeParse(error.problem?.current).data ?? null;
}
