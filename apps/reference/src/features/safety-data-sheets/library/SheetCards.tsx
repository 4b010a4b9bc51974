import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import { Portion } from "../../../shell/business/Portion.tsx";
import { SheetCard, type SheetCardProps } from "./SheetCard.tsx";

export interface SheetCardsProps extends Omit<SheetCardProps, "sheet" | "chemical" | "isOneOfSeveral"> {
  readonly sheets: readonly SafetyDataSheet[];
  readonly chemicals: readonly InventoryChemical[];
}

/** Sheets as cards, a portion at a time. */
export function SheetCards({ sheets, chemicals, ...card }: SheetCardsProps) {
  return (
    <Portion rows={sheets}>
      {(shown) => (
        <ul className="app-sds-grid">
          {shown.map((sheet) => (
            <SheetCard
              key={`${sheet.chemical_id} ${sheet.counts_in.join(" ")}`}
              sheet={sheet}
              isOneOfSeveral={sheets.some(
                ({ id, chemical_id }) => chemical_id === sheet.chemical_id && id !== sheet.id,
              )}
              chemical={chemicals.find(({ id }) => id === sheet.chemical_id)}
              {...card}
            />
          ))}
        </ul>
      )}
    </Portion>
  );
}
