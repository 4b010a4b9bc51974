import { useEffect, useEffectEvent } from "react";
import { useChosenFiles } from "../../../../forms/use-chosen-files.ts";
import { useDrafts } from "../../../../forms/drafts/use-drafts.ts";
import { parseChoices, serializeChoices, type ImportChoices } from "./saved-choices.ts";

const NAME = "chemical-import";

interface SavedImportOptions {
  /** The file on the page; `null` if there is none. */
  readonly file: File | null;
  /** Choices for the file; the same object until changed. `null` while loading. */
  readonly choices: ImportChoices | null;
  /** Opens the file of an earlier page with its saved choices, if any. */
  readonly onRestore: (file: File, choices: ImportChoices | null) => void;
}

/**
 * Saves the file of an import and the user's choices on this device until the file is imported or removed. They survive
 * a reload, a closed tab and an expired session.
 */
export function useSavedImport({ file, choices, onRestore }: SavedImportOptions) {
  const drafts = useDrafts();
  const { files, setFiles, restoredAt } = useChosenFiles(NAME);
  const saved = files.at(-1) ?? null;

  const restore = useEffectEvent((found: File) => {
    if (found !== file) onRestore(found, parseChoices(found, drafts.read(NAME, { text: "" }).values.text));
  });
  useEffect(() => {
    if (saved !== null) restore(saved);
  }, [saved]);

  const write = useEffectEvent((made: ImportChoices) => {
    if (file !== null) drafts.write(NAME, { text: serializeChoices(file, made) });
  });
  useEffect(() => {
    if (choices !== null) write(choices);
  }, [choices]);

  return {
    restoredAt,
    /** Replaces the saved file or removes it. The choices for the previous file are deleted. */
    keepFile: (next: File | null): void => {
      drafts.clear(NAME);
      setFiles(next === null ? [] : [next]);
    },
  };
}
