import { HazardBadge } from "@placard/ui";
import { Choice, ChoiceGroup } from "@placard/ui/internal";
import { useState } from "react";
import "@placard/ui/styles.css";

const LEVELS = ["low", "medium", "high", "extreme"] as const;

export function LevelOfAStore() {
  const [level, setLevel] = useState<(typeof LEVELS)[number] | null>(null);
  return (
    <ChoiceGroup label="Hazard level" hasVisibleLabel ids={LEVELS} value={level} onChange={setLevel}>
      {LEVELS.map((id) => (
        <Choice key={id} id={id}>
          {id === level ? "✓ " : ""}
          <HazardBadge level={id} />
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
