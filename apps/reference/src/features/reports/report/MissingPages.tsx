import { Banner } from "@placard/ui";
import { Pager } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { missingFieldsQuery, type ReportFacility } from "../report-queries.ts";
import { MissingList } from "./MissingList.tsx";

/** Missing fields of a facility, one page at a time. */
export function MissingPages({ facility }: { readonly facility: ReportFacility }) {
  const { handOver } = useMessages();
  const texts = handOver.tierTwo;
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const [page, setPage] = useState(1);
  const { place_id, missing: first, missing_fields, missing_records: total } = facility;
  const read = useQuery({ ...missingFieldsQuery(api, business_id, { place_id, page }), enabled: page > 1 });
  const missing = page === 1 ? first : read.data?.missing;
  return (
    <Banner tone="caution" title={texts.missingTitle(missing_fields)}>
      {missing === undefined || read.isError ? (
        <NotLoaded queries={[read]} lines={3} label={handOver.loading} />
      ) : (
        <MissingList missing={missing} />
      )}
      {total > first.length && (
        <Pager
          page={page}
          pageSize={read.data?.page_size ?? first.length}
          total={total}
          label={texts.missingPages}
          onChange={setPage}
        />
      )}
    </Banner>
  );
}
