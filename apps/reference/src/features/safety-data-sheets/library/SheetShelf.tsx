import type { Location } from "@placard/api-client";
import { DuePills } from "./DuePills.tsx";
import { foundSheets, sheetDue, sheetsAt } from "./library-view.ts";
import { NoSheetFound } from "./NoSheetFound.tsx";
import { SheetCards, type SheetCardsProps } from "./SheetCards.tsx";
import { SheetSearch } from "./SheetSearch.tsx";
import type { Narrowing } from "./use-narrowing.ts";

export interface SheetShelfProps extends SheetCardsProps {
  readonly locations: readonly Location[];
  readonly narrowing: Narrowing;
}

/** The sheets on file, with what narrows them. */
export function SheetShelf({ sheets, locations, narrowing, ...cards }: SheetShelfProps) {
  const { site, text, due, setDue, clear } = narrowing;
  const { chemicals, now } = cards;
  const there = site === undefined ? sheets : sheetsAt(site, sheets, chemicals);
  const found = foundSheets(there, text).filter((sheet) => due === null || sheetDue(sheet, now) === due);
  return (
    <>
      <SheetSearch narrowing={narrowing} locations={locations} />
      <DuePills sheets={there} now={now} value={due} onChange={setDue} />
      {found.length === 0 ? <NoSheetFound onClear={clear} /> : <SheetCards sheets={found} {...cards} />}
    </>
  );
}
