import type { LogEntry } from "@placard/ui/incident";
import { useState, type ReactNode } from "react";
import { lazyPart } from "../../shell/loading/lazy-part.tsx";

const ReplayDialog = lazyPart(async () => ({ default: (await import("./ReplayDialog.tsx")).ReplayDialog }));

interface Replay {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly dialog: ReactNode;
}

/** The replay of a log, opened with a button in the log. */
export function useReplay(entries: readonly LogEntry[]): Replay {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => setOpen(true),
    dialog: isOpen ? <ReplayDialog entries={entries} onClose={() => setOpen(false)} /> : undefined,
  };
}
