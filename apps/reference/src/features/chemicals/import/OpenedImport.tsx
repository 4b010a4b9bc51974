import { Button } from "@placard/ui";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { remapped } from "./chosen-columns.ts";
import { ImportColumns } from "./ImportColumns.tsx";
import { ComparedRows } from "./preview/ComparedRows.tsx";
import { ReadingBar } from "./ReadingBar.tsx";
import type { OpenedFile } from "./use-import-file.ts";
import type { Import } from "./use-import.ts";

interface OpenedImportProps {
  readonly work: Import;
  readonly opened: OpenedFile;
  /** Why this person may not import; `null`: they may. */
  readonly refused: string | null;
  readonly onSend: () => void;
}

/** A file that was read: its columns, its rows, and the way into the inventory. */
export function OpenedImport({ work, opened, refused, onSend }: OpenedImportProps) {
  const { chemicalImport: words } = useMessages();
  const { onFile, toSend, lines } = work;
  const notYet = { failed: words.onFileFailed, reading: words.comparing, read: undefined }[onFile.state];
  return (
    <>
      <ImportColumns
        match={opened.match}
        rows={opened.rows}
        sign={work.sign}
        locations={onFile.locations}
        defaultLocationId={work.setting.defaultLocationId}
        onColumn={(field, column) =>
          work.file.putColumn(field, column, ({ rows, match }, to) =>
            work.setDecisions((before) => ({ ...before, corrections: remapped(before.corrections, rows, match, to) })),
          )
        }
        onDefaultLocation={work.setDefaultLocation}
      />
      <ReadingBar progress={work.progress} />
      <ComparedRows work={work} />
      <div className="app-import-foot">
        <p role="status">{notYet === undefined && words.summary(toSend.length, lines.length - toSend.length)}</p>
        <Button
          variant="primary"
          disabledReason={refused ?? notYet ?? (toSend.length === 0 ? words.nothingToSend : undefined)}
          onPress={onSend}
        >
          {words.submit(toSend.length)}
        </Button>
      </div>
    </>
  );
}
