import { type LogEntry } from "@placard/ui/incident";
import { entryStarted, EntryStrip, entryTeams, parTaken } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

const team = { name: "Entry 1", people: ["A. Roy", "B. Chen"], limitMin: 20, parEveryMin: 10 };

function lineOf(action: Pick<LogEntry, "action_type" | "action_data">): LogEntry {
  const at = new Date().toISOString();
  return { id: at, madeAt: at, recordedAt: at, who: "Alex Morin", module: "incident", ...action };
}

export function ClocksOfIncident() {
  const [log, setLog] = useState<readonly LogEntry[]>(() => [lineOf(entryStarted("entry-1", team))]);
  return <EntryStrip teams={entryTeams(log)} onPar={(one) => setLog([...log, lineOf(parTaken(one))])} />;
}
