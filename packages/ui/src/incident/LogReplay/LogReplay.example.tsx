import { LogReplay, type LogEntry } from "@placard/ui/incident";
import "@placard/ui/styles.css";

export function GoneThrough({ entries }: { readonly entries: readonly LogEntry[] }) {
  return <LogReplay entries={entries}>{(until) => <p>{until.length} lines until then</p>}</LogReplay>;
}
