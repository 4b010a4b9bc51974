import { useState } from "react";
import { dropOf, type DropState } from "./drop-of.ts";

/** A second file in a field that accepts one. The user decides which one to use. */
export interface Replacement {
  readonly chosen: string;
  readonly offered: string;
  readonly replace: () => void;
  readonly keep: () => void;
}

export interface SingleDrop {
  readonly drop: DropState;
  /** `null` if there is nothing to decide. */
  readonly replacement: Replacement | null;
}

/** Props of a `FileDrop` for one file. A second file replaces the first only after confirmation. */
export function useSingleDrop(
  files: readonly File[],
  setFiles: (files: readonly File[]) => void,
  errorMessage: string | undefined,
): SingleDrop {
  const [offered, setOffered] = useState<File | null>(null);
  const [chosen] = files;
  const drop = dropOf(files, setFiles, errorMessage);
  const answer = (next: readonly File[]) => () => {
    setOffered(null);
    setFiles(next);
  };
  return {
    drop: {
      ...drop,
      onAdd(added) {
        const [only, another] = added;
        if (chosen !== undefined && only !== undefined && another === undefined) setOffered(only);
        else drop.onAdd(added);
      },
    },
    replacement:
      offered === null || chosen === undefined
        ? null
        : { chosen: chosen.name, offered: offered.name, replace: answer([offered]), keep: answer(files) },
  };
}
