import { type LogEntry } from "@placard/ui/incident";
import { entryStarted, EntryTeams, entryTeams } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

export function TeamsOfIncident() {
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  return (
    <EntryTeams
      teams={entryTeams(log)}
      onStart={(team) => {
        const at = new Date().toISOString();
        const line = { id: at, madeAt: at, recordedAt: at, who: "Alex Morin", module: "incident" };
        setLog([...log, { ...line, ...entryStarted(crypto.randomUUID(), team) }]);
      }}
    />
  );
}
