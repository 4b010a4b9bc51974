import type { FileDropProps } from "@placard/ui/internal";

export type DropState = Pick<FileDropProps, "files" | "onAdd" | "onRemove" | "errorMessage">;

/** Props of a `FileDrop` for one list of files. */
export function dropOf(
  files: readonly File[],
  setFiles: (files: readonly File[]) => void,
  errorMessage: string | undefined,
): DropState {
  return {
    files,
    errorMessage,
    onAdd: (added) => setFiles([...files, ...added]),
    onRemove: (index) => setFiles(files.toSpliced(index, 1)),
  };
}
