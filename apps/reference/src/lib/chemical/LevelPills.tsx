import { formatNumber, type HazardMark } from "@placard/hazmat-core";
import { HazardBadge } from "@placard/ui";
import { FilterPills, useMessages as useUiMessages } from "@placard/ui/internal";

import { useMessages } from "../../messages/MessagesProvider.tsx";
import { filterMarks } from "./filter-marks.ts";

interface LevelPillsProps {
  /** Number of chemicals per level in the whole inventory. */
  readonly counts: Readonly<Record<HazardMark, number>>;
  readonly chosen: HazardMark | null;
  readonly onChange: (level: HazardMark | null) => void;
  /** True to leave out levels without chemicals, if space is limited. */
  readonly isShort?: boolean;
}

/** Filter by one hazard level, with the count of each. */
export function LevelPills({ counts, chosen, onChange, isShort = false }: LevelPillsProps) {
  const { chemicals: texts } = useMessages();
  const { hazardLevel } = useUiMessages();
  const marks = filterMarks(counts, chosen).filter((mark) => !isShort || counts[mark] > 0 || mark === chosen);
  return (
    <FilterPills
      label={texts.levels}
      pills={marks.map((mark) => ({
        id: mark,
        label: texts.levelFilter(hazardLevel[mark], counts[mark]),
        content: <HazardBadge level={mark} />,
        count: formatNumber(counts[mark]),
      }))}
      value={chosen}
      onChange={onChange}
    />
  );
}
