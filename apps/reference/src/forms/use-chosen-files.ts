import { useEffect, useRef, useState } from "react";
import { storedFilesOf, type StoredFile } from "../lib/device/stored-files.ts";
import { personOf } from "../session/person.ts";
import { useSession } from "../session/SessionProvider.tsx";

export interface ChosenFiles {
  readonly files: readonly File[];
  readonly setFiles: (files: readonly File[]) => void;
  /** When the restored files were chosen, ISO 8601; `null` if none were restored. */
  readonly restoredAt: string | null;
}

/**
 * The files of one field, stored on this device for this user like a draft: they survive a reload, a closed tab and an
 * expired session until they are sent or discarded.
 *
 * @param work - identifies the form and the field
 */
export function useChosenFiles(work: string): ChosenFiles {
  const saved = storedFilesOf(personOf(useSession()));
  const [files, setFiles] = useState<readonly File[]>([]);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  /** Files stored on the device. */
  const known = useRef<readonly StoredFile[]>([]);
  const isTouched = useRef(false);

  useEffect(() => {
    let isGone = false;
    void saved.all(work).then((found) => {
      if (isGone || isTouched.current) return;
      known.current = found;
      setFiles(found.map(({ file }) => file));
      setRestoredAt(found.at(-1)?.at ?? null);
    });
    return () => {
      isGone = true;
    };
  }, [saved, work]);

  function keep(next: readonly File[]): void {
    isTouched.current = true;
    setFiles(next);
    if (next.length === 0) setRestoredAt(null);
    const before = known.current;
    known.current = next.map((file) => before.find((one) => one.file === file) ?? newlyChosen(work, file));
    for (const one of before) if (!known.current.includes(one)) void saved.remove(one.key);
    for (const one of known.current) if (!before.includes(one)) void saved.put(one);
  }

  return { files, setFiles: keep, restoredAt };
}

function newlyChosen(work: string, file: File): StoredFile {
  return { key: crypto.randomUUID(), work, at: new Date().toISOString(), file, about: {} };
}
