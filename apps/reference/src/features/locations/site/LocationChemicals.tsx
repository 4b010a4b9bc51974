import type { Location } from "@placard/api-client";
import { ChemicalInventoryTable, EmptyState, useIsNarrow, type TableSort } from "@placard/ui";
import { Pager } from "@placard/ui/controls";
import { useQuery } from "@tanstack/react-query";
import { FlaskConical, Plus } from "lucide-react";
import { useState } from "react";
import { NotRead } from "../../../lib/api/NotRead.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { inventoryPageQuery } from "../../../lib/api/business-queries.ts";
import type { StandingMarks } from "../../../lib/chemical/standing-marks.ts";
import { storedChemical } from "../../../lib/chemical/stored-chemical.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";
import { SiteInventoryTable, SORT_OF, type SiteColumn } from "./SiteInventoryTable.tsx";

/** What is kept at one location. */
export function LocationChemicals({ location }: { readonly location: Location }) {
  const { locations: words, common, storedLevel } = useMessages();
  const { business_id } = useBusinessProfile();
  const isNarrow = useIsNarrow();
  const [now] = useState(() => new Date());
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort<SiteColumn>>({ column: "name", direction: "ascending" });
  const chemicals = useQuery(
    inventoryPageQuery(useApi(), business_id, {
      location_id: location.id,
      sort: SORT_OF[sort.column] ?? "name",
      direction: sort.direction,
      page,
    }),
  );

  if (chemicals.data === undefined) return <NotRead queries={[chemicals]} lines={4} label={common.loading} />;

  const { chemicals: rows, total, page_size } = chemicals.data;
  if (total === 0) return <NoChemicals site={location.id} />;

  return (
    <>
      {isNarrow ? (
        <ChemicalInventoryTable
          label={words.chemicalsAt(location.name)}
          columns={LIST_COLUMNS}
          chemicals={rows.map((row) =>
            storedChemical(row, { location: location.name, now, standing: NO_MARKS }, storedLevel),
          )}
        />
      ) : (
        <SiteInventoryTable
          label={words.chemicalsAt(location.name)}
          rows={rows}
          sort={sort}
          onSortChange={(asked) => {
            setSort(asked);
            setPage(1);
          }}
        />
      )}
      {total > page_size && <Pager page={chemicals.data.page} pageSize={page_size} total={total} onChange={setPage} />}
    </>
  );
}

/** Where a table has no room: the site is that of the dialog. */
const LIST_COLUMNS = ["name", "unNumber", "hazardLevel", "quantity"] as const;

/** What stands together has a tab of its own here. */
const NO_MARKS: StandingMarks = new Map();

function NoChemicals({ site }: { readonly site: number }) {
  const { locations: words } = useMessages();
  return (
    <EmptyState
      icon={<FlaskConical aria-hidden="true" />}
      title={words.noChemicals}
      text={words.noChemicalsText}
      action={
        <AddFlowButton kind="chemicals" site={site} icon={<Plus aria-hidden="true" />}>
          {words.addChemical}
        </AddFlowButton>
      }
    />
  );
}
