import { useEffect, useEffectEvent } from "react";
import { useChosenFiles } from "../../../../forms/use-chosen-files.ts";
import { useDrafts } from "../../../../forms/drafts/use-drafts.ts";
import { readChoices, writtenChoices, type ImportChoices } from "./kept-choices.ts";

const NAME = "chemical-import";

interface KeptImportOptions {
  /** The file that is shown; `null`: none. */
  readonly file: File | null;
  /** Choices for the file; the same object until changed. `null`: not loaded yet. */
  readonly choices: ImportChoices | null;
  /** Opens a file of an earlier page, with what was chosen for it as far as that is known. */
  readonly onRestore: (file: File, choices: ImportChoices | null) => void;
}

/**
 * The file of an import and what a person chose for it, kept on this device for this person until it is imported or given up:
 * over a reload, a closed tab and an expired session.
 */
export function useKeptImport({ file, choices, onRestore }: KeptImportOptions) {
  const drafts = useDrafts();
  const { files, setFiles, restoredAt } = useChosenFiles(NAME);
  const kept = files.at(-1) ?? null;

  const restore = useEffectEvent((found: File) => {
    if (found !== file) onRestore(found, readChoices(found, drafts.read(NAME, { text: "" }).values.text));
  });
  useEffect(() => {
    if (kept !== null) restore(kept);
  }, [kept]);

  const write = useEffectEvent((made: ImportChoices) => {
    if (file !== null) drafts.write(NAME, { text: writtenChoices(file, made) });
  });
  useEffect(() => {
    if (choices !== null) write(choices);
  }, [choices]);

  return {
    restoredAt,
    /** Another file is chosen, or none: what was chosen for the one before goes. */
    keepFile: (next: File | null): void => {
      drafts.clear(NAME);
      setFiles(next === null ? [] : [next]);
    },
  };
}
