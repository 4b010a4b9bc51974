import type { Location } from "@placard/api-client";
import { Button, Menu } from "@placard/ui";
import { ChevronDown } from "lucide-react";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import "./PlaceFilter.css";

interface PlaceFilterProps {
  readonly locations: readonly Location[];
  readonly chosen: number | undefined;
  readonly onChange: (changes: { readonly location: number | null }) => void;
}

/** Filter by site, for businesses with several sites. */
export function PlaceFilter({ locations, chosen, onChange }: PlaceFilterProps) {
  const { chemicals: texts } = useMessages();
  if (locations.length <= 1) return null;
  const place = locations.find(({ id }) => id === chosen);
  return (
    <Menu
      trigger={
        <Button className="app-filter-place" iconEnd={<ChevronDown aria-hidden="true" />}>
          {place?.name ?? texts.allLocations}
        </Button>
      }
      items={[
        { id: "all", label: texts.allLocations },
        ...locations.map(({ id, name, civic_address }) => ({
          id: String(id),
          label: name,
          description: civic_address,
        })),
      ]}
      onAction={(id) => onChange({ location: id === "all" ? null : Number(id) })}
    />
  );
}
