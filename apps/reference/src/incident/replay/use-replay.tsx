import type { LogEntry } from "@placard/ui/incident";
import { useState, type ReactNode } from "react";
import { lazyPart } from "../../shell/loading/lazy-part.tsx";

const ReplayDialog = lazyPart(async () => ({ default: (await import("./ReplayDialog.tsx")).ReplayDialog }));

/** The replay of a log, opened by a button of it. */
export function useReplay(entries: readonly LogEntry[]): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen ? <ReplayDialog entries={entries} onClose={() => setOpen(false)} /> : undefined,
  };
}
