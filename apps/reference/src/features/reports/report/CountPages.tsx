import { Pager } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { thresholdCountsQuery, type ReportFacility } from "../report-queries.ts";
import { shownCount } from "../shown-counts.ts";
import { CountList } from "./CountList.tsx";

interface CountPagesProps {
  readonly facility: ReportFacility;
  readonly state: "open" | "below";
  readonly label: string;
  /** Number of substances on all pages. */
  readonly total: number;
  /** The first page, if already loaded. */
  readonly first?: ReportFacility["open"];
}

/** The substances of a facility, one page at a time. */
export function CountPages({ facility, state, label, total, first }: CountPagesProps) {
  const { handOver } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const [page, setPage] = useState(1);
  const isHere = page === 1 && first !== undefined;
  const query = { place_id: facility.place_id, state, page };
  const read = useQuery({ ...thresholdCountsQuery(api, business_id, query), enabled: !isHere });
  const counts = isHere ? first : read.data?.counts;
  if (counts === undefined || read.isError) return <NotLoaded queries={[read]} lines={3} label={handOver.loading} />;
  const size = read.data?.page_size ?? counts.length;
  return (
    <>
      <CountList counts={counts.map(shownCount)} label={label} />
      {total > size && (
        <Pager page={read.data?.page ?? page} pageSize={size} total={total} label={label} onChange={setPage} />
      )}
    </>
  );
}
