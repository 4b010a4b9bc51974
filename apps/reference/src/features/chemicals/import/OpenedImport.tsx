import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { remapped } from "./chosen-columns.ts";
import { ContainerColumns } from "./containers/ContainerColumns.tsx";
import { RowKindChoice } from "./containers/RowKindChoice.tsx";
import { DefaultLocation } from "./DefaultLocation.tsx";
import { ImportColumns } from "./ImportColumns.tsx";
import { ImportFoot } from "./ImportFoot.tsx";
import { ComparedRows } from "./preview/ComparedRows.tsx";
import { ReadingBar } from "./ReadingBar.tsx";
import type { Import } from "./use-import.ts";

interface OpenedImportProps {
  readonly work: Import;
  /** Reason why this user cannot import, or `null` if allowed. */
  readonly refused: string | null;
  readonly onSend: () => void;
}

/** Shows an opened file: its columns, its rows and the import button. */
export function OpenedImport({ work, refused, onSend }: OpenedImportProps) {
  const { chemicalImport: texts } = useMessages();
  const { opened, containers } = work.file;
  const { comparing, onFileFailed } = texts;
  const notYet = { failed: onFileFailed, reading: comparing, more: comparing, read: undefined }[work.onFile.state];
  return (
    <>
      <RowKindChoice work={work} />
      {opened !== null && (
        <ImportColumns
          key={opened.match.headings.join("\n")}
          match={opened.match}
          rows={opened.rows}
          sign={work.sign}
          onColumn={(field, column) =>
            work.file.putColumn(field, column, ({ sheet, match }, to) =>
              work.setDecisions((before) => ({
                ...before,
                corrections: remapped(before.corrections, sheet, match, to),
              })),
            )
          }
        >
          <DefaultLocation work={work} />
        </ImportColumns>
      )}
      {containers !== null && (
        <ContainerColumns
          key={containers.match.headings.join("\n")}
          match={containers.match}
          onColumn={(field, column) => work.file.putContainerColumn(field, column, work.containers.remap)}
        >
          {opened === null && <DefaultLocation work={work} />}
        </ContainerColumns>
      )}
      <ReadingBar progress={work.progress} />
      <ComparedRows work={work} />
      <ImportFoot work={work} refused={refused} notYet={notYet} onSend={onSend} />
    </>
  );
}
