import type { InventoryChemical, Location } from "@placard/api-client";
import { Banner, Button, ChemicalInventoryTable, type TableProps } from "@placard/ui";
import { useIsNarrow } from "@placard/ui/internal";
import { useState } from "react";
import { storedChemical } from "../../../lib/chemical/stored-chemical.tsx";
import { useCompatibilityMarks } from "../../../lib/chemical/use-compatibility-marks.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { SiteInventoryTable, type SiteColumn } from "./SiteInventoryTable.tsx";

interface LocationRowsProps extends Pick<TableProps<InventoryChemical, SiteColumn>, "rows" | "sort" | "onSortChange"> {
  readonly location: Location;
}

/** One page of the chemicals at a location, with their compatibility marks. */
export function LocationRows({ location, rows, ...sorting }: LocationRowsProps) {
  const { locations: texts, standing: neighbours, common, storedLevel } = useMessages();
  const { business_id } = useBusinessProfile();
  const [now] = useState(() => new Date());
  const isNarrow = useIsNarrow();
  const standing = useCompatibilityMarks(business_id, rows);
  const label = texts.chemicalsAt(location.name);
  return (
    <>
      {standing.isUnread && (
        <Banner
          tone="caution"
          title={neighbours.failed}
          action={<Button onPress={() => void standing.refetch()}>{common.retry}</Button>}
        />
      )}
      {isNarrow ? (
        <ChemicalInventoryTable
          label={label}
          columns={LIST_COLUMNS}
          chemicals={rows.map((row) =>
            storedChemical(row, { location: location.name, now, standing: standing.marks }, storedLevel),
          )}
        />
      ) : (
        <SiteInventoryTable label={label} rows={rows} standing={standing.marks} {...sorting} />
      )}
    </>
  );
}

/** Columns for narrow tables. The site is known from the dialog. */
const LIST_COLUMNS = ["name", "unNumber", "hazardLevel", "quantity"] as const;
