import { IncidentLog, type LogEntry } from "@placard/ui/incident";
import { useState } from "react";
import "@placard/ui/styles.css";

export function LogOfIncident() {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const enter = (action_type: string, action_data: LogEntry["action_data"]) => {
    const at = new Date().toISOString();
    const line = {
      id: at,
      madeAt: at,
      recordedAt: at,
      who: "Alex Morin",
      module: "incident",
      action_type,
      action_data,
    };
    setEntries([...entries, line]);
  };
  return (
    <IncidentLog
      entries={entries}
      onBenchmark={(benchmark) => enter("benchmark_reached", { benchmark })}
      onNote={(text) => enter("note_written", { text })}
    />
  );
}
