import type { Location } from "@placard/api-client";
import { EmptyState, type TableSort } from "@placard/ui";
import { Pager } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical, Plus } from "lucide-react";
import { useState } from "react";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inventoryPageQuery } from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";
import { LocationRows } from "./LocationRows.tsx";
import { SORT_OF, type SiteColumn } from "./SiteInventoryTable.tsx";

/** Smaller than the page of the inventory, so that the dialog needs less scrolling and opens and sorts faster. */
const ROWS_ON_A_PAGE = 50;

/** Chemicals at one location. */
export function LocationChemicals({ location }: { readonly location: Location }) {
  const { common } = useMessages();
  const { business_id } = useBusinessProfile();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort<SiteColumn>>({ column: "name", direction: "ascending" });
  const chemicals = useQuery(
    inventoryPageQuery(useApi(), business_id, {
      location_id: location.id,
      sort: sort.column === "room" ? "name" : SORT_OF[sort.column],
      direction: sort.direction,
      page,
      page_size: ROWS_ON_A_PAGE,
    }),
  );

  if (chemicals.data === undefined) return <NotLoaded queries={[chemicals]} lines={4} label={common.loading} />;

  const { chemicals: rows, total, page_size } = chemicals.data;
  if (total === 0) return <NoChemicals site={location.id} />;

  return (
    <>
      <LocationRows
        location={location}
        rows={rows}
        sort={sort}
        onSortChange={(requested) => {
          setSort(requested);
          setPage(1);
        }}
      />
      {total > page_size && <Pager page={chemicals.data.page} pageSize={page_size} total={total} onChange={setPage} />}
    </>
  );
}

function NoChemicals({ site }: { readonly site: number }) {
  const { locations: texts } = useMessages();
  return (
    <EmptyState
      icon={<FlaskConical aria-hidden="true" />}
      title={texts.noChemicals}
      text={texts.noChemicalsText}
      action={
        <AddFlowButton kind="chemicals" site={site} icon={<Plus aria-hidden="true" />}>
          {texts.addChemical}
        </AddFlowButton>
      }
    />
  );
}
