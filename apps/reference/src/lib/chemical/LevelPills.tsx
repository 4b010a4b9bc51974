import { formatNumber, type HazardMark } from "@placard/hazmat-core";
import { HazardBadge } from "@placard/ui";
import { FilterPills } from "@placard/ui/controls";
import { useMessages as useUiMessages } from "@placard/ui/messages";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { filterMarks } from "./filter-marks.ts";

interface LevelPillsProps {
  /** How many chemicals the whole inventory has of each level. */
  readonly counts: Readonly<Record<HazardMark, number>>;
  readonly chosen: HazardMark | null;
  readonly onChange: (level: HazardMark | null) => void;
  /** Levels that no chemical has are left out, where room is short. */
  readonly isShort?: boolean;
}

/** One hazard level alone, each with how many there are. */
export function LevelPills({ counts, chosen, onChange, isShort = false }: LevelPillsProps) {
  const { chemicals: words } = useMessages();
  const { hazardLevel } = useUiMessages();
  const marks = filterMarks(counts, chosen).filter((mark) => !isShort || counts[mark] > 0 || mark === chosen);
  return (
    <FilterPills
      label={words.levels}
      pills={marks.map((mark) => ({
        id: mark,
        label: words.levelFilter(hazardLevel[mark], counts[mark]),
        content: <HazardBadge level={mark} />,
        count: formatNumber(counts[mark]),
      }))}
      value={chosen}
      onChange={onChange}
    />
  );
}
