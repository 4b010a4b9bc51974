import type { InventoryChemical, SafetyDataSheet } from "@placard/api-client";
import type { SheetsPage } from "../sheet-queries.ts";
import { SheetCard, type SheetCardProps } from "./SheetCard.tsx";

export interface SheetCardsProps extends Omit<SheetCardProps, "sheet" | "chemical" | "isOneOfSeveral" | "pictograms"> {
  readonly sheets: readonly SafetyDataSheet[];
  /** The chemicals of the SDSs. */
  readonly chemicals: readonly InventoryChemical[];
  /** GHS pictograms of their substances. */
  readonly pictograms: SheetsPage["pictograms"];
}

/** Shows SDSs as cards. */
export function SheetCards({ sheets, chemicals, pictograms, ...card }: SheetCardsProps) {
  const codes = new Map(pictograms.map((of) => [of.cas_number, of.codes]));
  const byId = new Map(chemicals.map((chemical) => [chemical.id, chemical]));
  return (
    <ul className="app-sds-grid">
      {sheets.map((sheet) => {
        const chemical = byId.get(sheet.chemical_id);
        return (
          <SheetCard
            // Only one SDS of a chemical is current in a language, so the card and its open dialog stay when another
            // SDS replaces it.
            key={`${sheet.chemical_id} ${sheet.counts_in.join(" ")}`}
            sheet={sheet}
            isOneOfSeveral={(chemical?.sheets.length ?? 0) > 1}
            chemical={chemical}
            pictograms={codes.get(chemical?.cas_number ?? "") ?? []}
            {...card}
          />
        );
      })}
    </ul>
  );
}
