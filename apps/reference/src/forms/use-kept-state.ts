import { useState } from "react";
import { useDrafts } from "./drafts/use-drafts.ts";

/** State that outlives the page. */
export interface KeptState<T> {
  readonly value: T;
  readonly keep: (next: T) => void;
  /** Back to the first value; nothing is left on the device. */
  readonly forget: () => void;
  /** When what was restored had been entered, as an ISO time; `null` when nothing was. */
  readonly restoredAt: string | null;
}

/**
 * What a person set by other ways than the fields of a form, kept on this device for this person as a draft keeps what is
 * typed: until it is saved or given up, over a reload, a closed tab and an expired session.
 *
 * @param name - of the draft
 * @param initial - what it begins with; it is not kept
 * @param parse - what is kept as it is read back; `null` for anything else, such as what an older page kept
 */
export function useKeptState<T>(name: string, initial: T, parse: (kept: unknown) => T | null): KeptState<T> {
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
    keep: (next) => {
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

function parsed<T>(text: string, parse: (kept: unknown) => T | null): T | null {
  if (text === "") return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}
