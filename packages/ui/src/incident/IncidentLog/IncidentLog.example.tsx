import { IncidentLog, type LogEntry } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

export function LogOfTheIncident() {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const enter = (action_type: string, action_data: LogEntry["action_data"]) => {
    const madeAt = new Date().toISOString();
    const line = { id: crypto.randomUUID(), madeAt, recordedAt: null, who: "Alex Morin", module: "incident" };
    setEntries((before) => [...before, { ...line, action_type, action_data }]);
  };
  return (
    <IncidentLog
      entries={entries}
      onBenchmark={(benchmark) => enter("benchmark_reached", { benchmark })}
      onNote={(text) => enter("note_written", { text })}
    />
  );
}
