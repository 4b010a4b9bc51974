import { useState } from "react";
import { useDrafts } from "./drafts/use-drafts.ts";

/** State that is restored after a reload. */
export interface DraftState<T> {
  readonly value: T;
  readonly save: (next: T) => void;
  /** Restores the initial value and removes the stored one. */
  readonly forget: () => void;
  /** When the restored value was entered, ISO 8601; `null` if nothing was restored. */
  readonly restoredAt: string | null;
}

/**
 * Input outside of form fields, stored on this device for this user like a draft: it survives a reload, a closed tab
 * and an expired session until it is saved or discarded.
 *
 * @param name - name of the draft
 * @param initial - first value; not stored
 * @param parse - parses a stored value; `null` if it is invalid, such as a value of an earlier app version
 */
export function useDraftState<T>(name: string, initial: T, parse: (saved: unknown) => T | null): DraftState<T> {
  const drafts = useDrafts();
  const [first] = useState(initial);
  const [{ kept, writtenAt }] = useState(() => {
    const draft = drafts.read(name, { text: "" });
    return { kept: parsed(draft.values.text, parse), writtenAt: draft.writtenAt };
  });
  const [value, setValue] = useState(kept ?? first);
  const [restoredAt, setRestoredAt] = useState(kept === null ? null : writtenAt);
  return {
    value,
    save: (next) => {
      setValue(next);
      drafts.write(name, { text: JSON.stringify(next) });
    },
    forget: () => {
      setValue(first);
      setRestoredAt(null);
      drafts.clear(name);
    },
    restoredAt,
  };
}

function parsed<T>(text: string, parse: (saved: unknown) => T | null): T | null {
  if (text === "") return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}
