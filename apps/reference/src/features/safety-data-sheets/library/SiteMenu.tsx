import type { Location } from "@placard/api-client";
import { Button, Menu } from "@placard/ui";
import { ChevronDown } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface SiteMenuProps {
  readonly locations: readonly Location[];
  /** Id of the shown site; `undefined` for all. */
  readonly site: number | undefined;
  readonly onChange: (site: number | undefined) => void;
}

const ALL = "all";

/** Menu to show the SDSs of one site or all sites. */
export function SiteMenu({ locations, site, onChange }: SiteMenuProps) {
  const { safetyDataSheets: texts } = useMessages();
  const name = site === undefined ? texts.allSites : locations.find(({ id }) => id === site)?.name;
  return (
    <Menu
      trigger={<Button iconEnd={<ChevronDown aria-hidden="true" />}>{name ?? texts.otherSite}</Button>}
      items={[
        { id: ALL, label: texts.allSites },
        ...locations.map(({ id, name: label, civic_address }) => ({
          id: String(id),
          label,
          description: civic_address,
        })),
      ]}
      onAction={(id) => onChange(id === ALL ? undefined : Number(id))}
    />
  );
}
