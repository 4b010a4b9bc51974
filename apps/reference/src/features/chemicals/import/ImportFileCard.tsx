import { Button, ProgressBar } from "@placard/ui";
import { FileDrop } from "@placard/ui/controls";
import { RestoredNote } from "../../../forms/RestoredNote.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { FileContents } from "./reading/FileContents.tsx";
import type { Import } from "./use-import.ts";

interface ImportFileCardProps {
  readonly file: Import["file"];
  /** When a file of an earlier page had been chosen; `null`: it was chosen here. */
  readonly restoredAt: string | null;
  readonly onChoose: (file: File | null) => void;
  readonly onSheet: (name: string) => void;
}

/** The file that is read, what of it is, and why one cannot be. */
export function ImportFileCard({ file, restoredAt, onChoose, onSheet }: ImportFileCardProps) {
  const { chemicalImport: words, common } = useMessages();
  return (
    <section className="placard-surface app-import-card">
      <RestoredNote form={{ restoredAt, reset: () => onChoose(null) }} />
      <FileDrop
        label={words.file}
        accept={[".xlsx", ".csv", ".tsv", "text/csv"]}
        description={words.fileHint}
        files={file.file === null ? [] : [file.file]}
        onAdd={(files) => onChoose(files.at(-1) ?? null)}
        onRemove={() => onChoose(null)}
        errorMessage={file.unread === null ? undefined : words.unread[file.unread]}
      />
      {file.unread === "reader" && <Button onPress={() => void file.choose(file.file)}>{common.retry}</Button>}
      {file.isReading && <ProgressBar label={words.reading} />}
      <FileContents file={file} onSheet={onSheet} />
    </section>
  );
}
