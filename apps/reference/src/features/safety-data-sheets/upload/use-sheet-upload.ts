import { type SafetyDataSheet, uploadWithProgress } from "@placard/api-client";
import { updateSds, uploadSds } from "@placard/api-client/internal";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { chemicalsKey } from "../../../lib/api/business-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { onFile, type SheetFacts } from "../facts/sheet-facts.ts";
import { conflictingSheet } from "../conflicting-sheet.ts";
import type { NamedLanguages } from "./existing-sheets.ts";

/** An SDS that is ready to be sent. */
export interface NewSheet {
  readonly chemicalId: number;
  /** Ids of all rows that it covers; `null` if not known here, so the server uses the matching rows. */
  readonly covers: readonly number[] | null;
  readonly file: File;
  readonly facts: SheetFacts;
}

/** Uploads the SDS of a chemical. SDSs in its languages are replaced after confirmation. */
export function useSheetUpload(onDone: () => void) {
  const { safetyDataSheets: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  /** Upload progress, 0 to 1; `null`: no upload. */
  const [share, setShare] = useState<number | null>(null);
  /** The SDSs on file while the user is asked whether to replace them. */
  const [toReplace, setToReplace] = useState<readonly SafetyDataSheet[]>([]);

  /**
   * @param replaces - the SDSs on file to replace
   * @param named - the SDS on file whose languages were specified just now and in which it stays current
   */
  async function send(
    sheet: NewSheet,
    replaces: readonly SafetyDataSheet[],
    named: NamedLanguages | null,
  ): Promise<void> {
    const fields = fieldsOf(sheet, replaces);
    const { file } = sheet;
    setToReplace([]);
    setShare(0);
    try {
      if (named !== null) await nameLanguages(named);
      const { sds } = await uploadWithProgress(
        api,
        uploadSds,
        { fields, file },
        { idempotencyKey: keyFor([fields, file.name, file.size, file.lastModified]), onProgress: setShare },
      );
      // SDS queries are below the chemicals key, because chemical rows show their SDSs too.
      await queries.invalidateQueries({ queryKey: chemicalsKey(business_id) });
      toasts.show({
        tone: "ok",
        title: texts.uploadedTitle,
        text: texts.uploadedText(sds.chemical_name, sds.covers.length),
      });
      onDone();
    } catch (error) {
      setShare(null);
      const current = conflictingSheet(error);
      if (current !== null) setToReplace([...replaces.filter(({ id }) => id !== current.id), current]);
      else fail(error, { title: texts.uploadFailedTitle, fallback: texts.uploadFailed, logIn: texts.logIn });
    }
  }

  async function nameLanguages({ sheet: { id, revision_date }, languages }: NamedLanguages): Promise<void> {
    const body = onFile({ revision_date: revision_date ?? "", languages });
    await api.call(updateSds, { params: { id }, body });
  }

  return { share, toReplace, setToReplace, send };
}

function fieldsOf({ chemicalId, covers, facts }: NewSheet, replaces: readonly SafetyDataSheet[]) {
  return {
    chemical_id: chemicalId,
    ...(covers !== null && { covers: covers.join(",") }),
    ...(replaces.length > 0 && { replaces: replaces.map(({ id }) => id).join(",") }),
    ...(facts.revision_date !== "" && { revision_date: facts.revision_date }),
    ...(facts.languages.length > 0 && { languages: facts.languages.join(",") }),
  };
}
