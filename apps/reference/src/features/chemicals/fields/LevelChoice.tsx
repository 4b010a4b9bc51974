import { HAZARD_LEVELS, type HazardLevel } from "@placard/hazmat-core";
import { isOneOf } from "@placard/hazmat-core/business";
import { HazardBadge } from "@placard/ui";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { Text } from "react-aria-components/Text";
import "./LevelChoice.css";

interface LevelChoiceProps {
  readonly label: string;
  /** Where the level comes from, or what choosing another one does. */
  readonly description: string;
  /** `null`: none is known and none was chosen. */
  readonly value: HazardLevel | null;
  readonly onChange: (level: HazardLevel) => void;
}

/** One of the four hazard levels, each with its shape. */
export function LevelChoice({ label, description, value, onChange }: LevelChoiceProps) {
  return (
    <RadioGroup
      className="app-level-choice"
      value={value}
      onChange={(chosen) => {
        if (isOneOf(HAZARD_LEVELS, chosen)) onChange(chosen);
      }}
    >
      <Label className="placard__label">{label}</Label>
      <div className="placard__levels">
        {HAZARD_LEVELS.map((level) => (
          <Radio key={level} value={level} className="placard__level">
            <HazardBadge level={level} />
          </Radio>
        ))}
      </div>
      <Text slot="description" className="placard__hint">
        {description}
      </Text>
    </RadioGroup>
  );
}
