import { getSdsFile } from "@placard/api-client/internal";
import { Button } from "@placard/ui";
import { useMutation } from "@tanstack/react-query";
import { ScanText } from "lucide-react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SheetFindings, type SheetFindingsProps } from "./findings/SheetFindings.tsx";
import { useSheetText } from "./use-sheet-text.ts";

interface StoredSheetTextProps extends Omit<SheetFindingsProps, "text"> {
  /** Id of the sheet. */
  readonly id: number;
}

/** Text details of a stored SDS. The file is loaded only on request. */
export function StoredSheetText({ id, ...findings }: StoredSheetTextProps) {
  const { safetyDataSheets: texts, sheetText } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const reading = useMutation({
    mutationFn: () => api.call(getSdsFile, { params: { id }, query: {} }),
    onError: (error) => fail(error, { title: texts.viewFailedTitle, fallback: texts.viewFailed, logIn: texts.logIn }),
  });
  const text = useSheetText(reading.data ?? null);
  return (
    <>
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
      <SheetFindings text={text} {...findings} />
    </>
  );
}
