import type { Location } from "@placard/api-client";
import { formatNumber, type HazardMark } from "@placard/hazmat-core";
import { INVENTORY_ATTENTION, type InventoryAttention } from "@placard/hazmat-core/business";
import { Button, HazardBadge, Menu, TextField } from "@placard/ui";
import { FilterPills } from "@placard/ui/controls";
import { useMessages as useUiMessages } from "@placard/ui/messages";
import { ChevronDown, ClockAlert, Search, UnfoldHorizontal } from "lucide-react";
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
  /** How many rows need what. */
  readonly attention: Readonly<Record<InventoryAttention, number>>;
  readonly onChange: (changes: Pick<InventoryChanges, "search" | "level" | "location" | "attention">) => void;
}

/** A pause in typing, ms, after which is searched. */
const SEARCH_PAUSE_MS = 250;

/** Search, levels and place: what the rows below are narrowed to. */
export function InventoryFilters({ counts, attention, locations, asked, onChange }: InventoryFiltersProps) {
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
      <div className="app-inventory-narrow">
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
        <AttentionFilter counts={attention} chosen={asked.attention ?? null} onChange={onChange} />
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
    </div>
  );
}

interface AttentionFilterProps {
  readonly counts: Readonly<Record<InventoryAttention, number>>;
  readonly chosen: InventoryAttention | null;
  readonly onChange: InventoryFiltersProps["onChange"];
}

const ATTENTION_ICONS = {
  keep_apart: <UnfoldHorizontal className="app-attention-icon" data-attention="keep_apart" aria-hidden="true" />,
  check_due: <ClockAlert className="app-attention-icon" data-attention="check_due" aria-hidden="true" />,
};

/** What is to be moved apart and what is to be checked, where there is any. */
function AttentionFilter({ counts, chosen, onChange }: AttentionFilterProps) {
  const { standing: words } = useMessages();
  const shown = INVENTORY_ATTENTION.filter((kind) => counts[kind] > 0 || kind === chosen);
  if (shown.length === 0) return undefined;
  const said = {
    keep_apart: { label: words.keepApart(counts.keep_apart), text: words.keepApartFilter },
    check_due: { label: words.checkDue(counts.check_due), text: words.checkDueFilter },
  };
  return (
    <FilterPills
      label={words.attention}
      pills={shown.map((kind) => ({
        id: kind,
        label: said[kind].label,
        content: (
          <>
            {ATTENTION_ICONS[kind]}
            {said[kind].text}
          </>
        ),
        count: formatNumber(counts[kind]),
      }))}
      value={chosen}
      onChange={(attention) => onChange({ attention })}
    />
  );
}
