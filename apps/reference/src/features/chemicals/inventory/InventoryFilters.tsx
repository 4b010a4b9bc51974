import type { Location } from "@placard/api-client";
import { formatNumber, type HazardMark } from "@placard/hazmat-core";
import { Button, HazardBadge, Menu, TextField } from "@placard/ui";
import { FilterPills } from "@placard/ui/controls";
import { useMessages as useUiMessages } from "@placard/ui/messages";
import { ChevronDown, Search } from "lucide-react";
import type { InventorySearch } from "../../../lib/search-params.ts";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./InventoryFilters.css";
import { filterMarks } from "./inventory-view.ts";
import type { InventoryChanges } from "./use-inventory.ts";

interface InventoryFiltersProps {
  /** How many chemicals the whole inventory has of each level. */
  readonly counts: Readonly<Record<HazardMark, number>>;
  readonly locations: readonly Location[];
  readonly asked: InventorySearch;
  readonly onChange: (changes: Pick<InventoryChanges, "search" | "level" | "location">) => void;
}

/** A pause in typing, ms, after which is searched. */
const SEARCH_PAUSE_MS = 250;

/** Search, levels and place: what the rows below are narrowed to. */
export function InventoryFilters({ counts, locations, asked, onChange }: InventoryFiltersProps) {
  const { chemicals: words } = useMessages();
  const { hazardLevel } = useUiMessages();
  const { search = "", level = null } = asked;
  const [text, setText] = useTypedText(search, SEARCH_PAUSE_MS, (typed) => onChange({ search: typed }));
  const place = locations.find(({ id }) => id === asked.location);

  return (
    <div className="app-inventory-filters">
      <TextField
        className="placard__search"
        type="search"
        label={words.search}
        isLabelHidden
        placeholder={words.searchPlaceholder}
        prefixIcon={<Search aria-hidden="true" />}
        value={text}
        onChange={setText}
      />
      <FilterPills
        label={words.levels}
        pills={filterMarks(counts, level).map((mark) => ({
          id: mark,
          label: words.levelFilter(hazardLevel[mark], counts[mark]),
          content: <HazardBadge level={mark} />,
          count: formatNumber(counts[mark]),
        }))}
        value={level}
        onChange={(chosen) => onChange({ level: chosen })}
      />
      {locations.length > 1 && (
        <Menu
          trigger={
            <Button className="app-filter-place" iconEnd={<ChevronDown aria-hidden="true" />}>
              {place?.name ?? words.allLocations}
            </Button>
          }
          items={[
            { id: "all", label: words.allLocations },
            ...locations.map(({ id, name, civic_address }) => ({
              id: String(id),
              label: name,
              description: civic_address,
            })),
          ]}
          onAction={(id) => onChange({ location: id === "all" ? null : Number(id) })}
        />
      )}
    </div>
  );
}
