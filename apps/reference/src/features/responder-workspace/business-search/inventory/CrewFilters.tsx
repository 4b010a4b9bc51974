import type { Location } from "@placard/api-client";
import type { HazardMark } from "@placard/hazmat-core";
import { TextField } from "@placard/ui";
import { Search } from "lucide-react";
import { LevelPills } from "../../../../lib/chemical/LevelPills.tsx";
import { PlaceFilter } from "../../../../lib/chemical/PlaceFilter.tsx";
import { useTypedText } from "../../../../lib/use-typed-text.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import type { RowFilters } from "./loaded-inventory.ts";

interface CrewFiltersProps {
  /** Number of chemicals of each level in the whole inventory. */
  readonly counts: Readonly<Record<HazardMark, number>>;
  readonly locations: readonly Location[];
  readonly asks: RowFilters;
  readonly onChange: (changes: Partial<RowFilters>) => void;
}

/** Search, level and site filters of the inventory. */
export function CrewFilters({ counts, locations, asks, onChange }: CrewFiltersProps) {
  const { chemicals: texts } = useMessages();
  const [text, setText] = useTypedText(asks.search, (search) => onChange({ search }));
  return (
    <div className="app-crew-filters">
      <TextField
        type="search"
        label={texts.search}
        isLabelHidden
        placeholder={texts.searchPlaceholder}
        prefixIcon={<Search aria-hidden="true" />}
        value={text}
        onChange={setText}
      />
      <div className="app-crew-narrow">
        <LevelPills counts={counts} chosen={asks.level} onChange={(level) => onChange({ level })} />
        <PlaceFilter
          locations={locations}
          chosen={asks.location ?? undefined}
          onChange={({ location }) => onChange({ location })}
        />
      </div>
    </div>
  );
}
