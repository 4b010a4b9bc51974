import type { InventoryChemical, Location } from "@placard/api-client";
import { HAZARD_MARKS, type HazardMark } from "@placard/hazmat-core";
import { isOneOf } from "@placard/hazmat-core/business";
import { Button, HazardBadge, Menu, TextField, useMessages as useUiMessages } from "@placard/ui";
import { ChevronDown, Search } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./InventoryFilters.css";
import { countByLevel, filterMarks, type InventoryFilter } from "./inventory-view.ts";

interface InventoryFiltersProps {
  readonly chemicals: readonly InventoryChemical[];
  readonly locations: readonly Location[];
  readonly filter: InventoryFilter;
  readonly onChange: (filter: InventoryFilter) => void;
}

/** Search, levels and place: what the rows below are narrowed to. */
export function InventoryFilters({ chemicals, locations, filter, onChange }: InventoryFiltersProps) {
  const { chemicals: words } = useMessages();
  const { hazardLevel } = useUiMessages();
  const counts = countByLevel(chemicals);
  const place = locations.find(({ id }) => id === filter.locationId);

  return (
    <div className="app-inventory-filters">
      <TextField
        className="placard__search"
        type="search"
        label={words.search}
        isLabelHidden
        placeholder={words.searchPlaceholder}
        prefixIcon={<Search aria-hidden="true" />}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <ToggleButtonGroup
        aria-label={words.levels}
        className="placard__levels"
        selectionMode="single"
        selectedKeys={filter.level === null ? [] : [filter.level]}
        onSelectionChange={(keys) => onChange({ ...filter, level: levelIn(keys) })}
      >
        {filterMarks(counts, filter.level).map((level) => (
          <ToggleButton
            key={level}
            id={level}
            className="app-filter-pill"
            aria-label={words.levelFilter(hazardLevel[level], counts[level])}
          >
            <HazardBadge level={level} />
            <span className="placard__count">{counts[level]}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
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
          onAction={(id) => onChange({ ...filter, locationId: id === "all" ? null : Number(id) })}
        />
      )}
    </div>
  );
}

function levelIn(keys: ReadonlySet<string | number>): HazardMark | null {
  const [first] = keys;
  return isOneOf(HAZARD_MARKS, first) ? first : null;
}
