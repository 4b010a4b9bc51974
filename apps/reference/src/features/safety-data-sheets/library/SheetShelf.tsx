import type { Location } from "@placard/api-client";
import { Pager } from "@placard/ui/internal";
import type { SheetsPage } from "../sheet-queries.ts";
import { DuePills } from "./DuePills.tsx";
import { NoSheetFound } from "./NoSheetFound.tsx";
import { SheetCards, type SheetCardsProps } from "./SheetCards.tsx";
import { SheetSearch } from "./SheetSearch.tsx";
import type { Narrowing } from "./use-narrowing.ts";

export interface SheetShelfProps extends Omit<SheetCardsProps, "sheets" | "chemicals" | "pictograms"> {
  readonly page: SheetsPage;
  /** True while the previous page is shown and the next one loads. */
  readonly isTurning: boolean;
  readonly locations: readonly Location[];
  readonly narrowing: Narrowing;
}

/** One page of SDSs, with filters and pager. */
export function SheetShelf({ page, isTurning, locations, narrowing, ...cards }: SheetShelfProps) {
  const { filters, show, clear } = narrowing;
  return (
    <>
      <SheetSearch narrowing={narrowing} locations={locations} />
      <DuePills counts={page.due} value={filters.due ?? null} onChange={(due) => void show({ due })} />
      <div className="app-turning" aria-busy={isTurning}>
        {page.total === 0 ? (
          <NoSheetFound onClear={clear} />
        ) : (
          <SheetCards sheets={page.sds} chemicals={page.chemicals} pictograms={page.pictograms} {...cards} />
        )}
      </div>
      {page.total > page.page_size && (
        <Pager
          page={page.page}
          pageSize={page.page_size}
          total={page.total}
          onChange={(next) => {
            document.querySelector("main")?.scrollTo({ top: 0 });
            void show({ page: next });
          }}
        />
      )}
    </>
  );
}
