import { HazardBadge } from "@placard/ui";
import { FilterPills } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

const pills = [
  { id: "high", label: "High, 3 chemicals", content: <HazardBadge level="high" />, count: 3 },
  { id: "low", label: "Low, 12 chemicals", content: <HazardBadge level="low" />, count: 12 },
] as const;

export function LevelFilter() {
  const [level, setLevel] = useState<"high" | "low" | null>(null);
  return <FilterPills label="Filter by level" pills={pills} value={level} onChange={setLevel} />;
}
