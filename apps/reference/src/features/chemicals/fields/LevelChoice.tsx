import { HAZARD_LEVELS, type HazardLevel } from "@placard/hazmat-core";
import { HazardBadge } from "@placard/ui";
import { Choice, ChoiceGroup } from "@placard/ui/internal";
import "./LevelChoice.css";

interface LevelChoiceProps {
  readonly label: string;
  /** Source of the level, or the effect of choosing another one. */
  readonly description: string;
  /** `null` if no level is known and none was chosen. */
  readonly value: HazardLevel | null;
  readonly onChange: (level: HazardLevel) => void;
}

/** Choice of the four hazard levels, each with its shape. */
export function LevelChoice(props: LevelChoiceProps) {
  return (
    <ChoiceGroup {...props} hasVisibleLabel ids={HAZARD_LEVELS}>
      <div className="app-level-choices">
        {HAZARD_LEVELS.map((level) => (
          <Choice key={level} id={level} className="placard__level">
            <HazardBadge level={level} />
          </Choice>
        ))}
      </div>
    </ChoiceGroup>
  );
}
