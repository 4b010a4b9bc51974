import type { Location } from "@placard/api-client";
import type { HazardMark } from "@placard/hazmat-core";
import type { InventoryAttention } from "@placard/hazmat-core/business";
import { TextField } from "@placard/ui";
import { Search } from "lucide-react";
import { LevelPills } from "../../../lib/chemical/LevelPills.tsx";
import { PlaceFilter } from "../../../lib/chemical/PlaceFilter.tsx";
import type { InventorySearch } from "../../../lib/search-params.ts";
import { useTypedText } from "../../../lib/use-typed-text.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AttentionFilter } from "./AttentionFilter.tsx";
import "./InventoryFilters.css";
import type { InventoryChanges } from "./use-inventory.ts";

interface InventoryFiltersProps {
  /** Number of chemicals of each level in the whole inventory. */
  readonly counts: Readonly<Record<HazardMark, number>>;
  readonly locations: readonly Location[];
  readonly filters: InventorySearch;
  /** Number of rows by kind of attention needed. */
  readonly attention: Readonly<Record<InventoryAttention, number>>;
  readonly onSearch: (text: string) => void;
  readonly onChange: (changes: Pick<InventoryChanges, "level" | "location" | "attention">) => void;
}

/** Search, level and location filters of the inventory. */
export function InventoryFilters({ counts, attention, locations, filters, onSearch, onChange }: InventoryFiltersProps) {
  const { chemicals: texts } = useMessages();
  const { search = "", level = null } = filters;
  const [text, setText] = useTypedText(search, onSearch);
  return (
    <div className="app-inventory-filters">
      <TextField
        className="placard__search"
        type="search"
        label={texts.search}
        isLabelHidden
        placeholder={texts.searchPlaceholder}
        prefixIcon={<Search aria-hidden="true" />}
        value={text}
        onChange={setText}
      />
      <div className="app-inventory-narrow">
        <PlaceFilter locations={locations} chosen={filters.location} onChange={onChange} />
        <LevelPills isShort counts={counts} chosen={level} onChange={(chosen) => onChange({ level: chosen })} />
        <AttentionFilter counts={attention} chosen={filters.attention ?? null} onChange={onChange} />
      </div>
    </div>
  );
}
