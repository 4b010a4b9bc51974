import type { BusinessMatch } from "@placard/api-client";
import { EmptyState } from "@placard/ui";
import { Building } from "lucide-react";
import { useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { OpenBusiness } from "./OpenBusiness.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { businessSelected } from "./log-actions.ts";
import { SearchResults } from "./SearchResults.tsx";
import { useSearchTerm } from "./use-search-term.ts";

/** Search box, results, and the business that is open. */
export function BusinessRecords() {
  const { businessSearch: words } = useMessages();
  const { log, scope } = useIncident();
  const drafts = useDrafts();
  const [kept, setKept] = useState(
    () => drafts.read(scope.draft("business-search"), { term: "", selected: "" }).values,
  );
  const search = useSearchTerm(kept.term);
  const selected = kept.selected === "" ? null : Number(kept.selected);

  function keep(part: Partial<typeof kept>): void {
    const next = { ...kept, ...part };
    setKept(next);
    drafts.write(scope.draft("business-search"), next, { kind: "working" });
  }

  function select(match: BusinessMatch): void {
    keep({ selected: String(match.business_id) });
    log.record(businessSelected(match));
  }

  return (
    <>
      <SearchBox
        text={search.text}
        onChange={(text) => {
          search.change(text);
          keep({ term: text, ...(text.trim() === "" && { selected: "" }) });
        }}
        onSearch={search.now}
      />
      {search.term === "" ? (
        <EmptyState icon={<Building aria-hidden="true" />} title={words.idleTitle} text={words.idleText} />
      ) : (
        <div className="placard__records" data-open={selected !== null || undefined}>
          <SearchResults term={search.term} isRestored={search.isRestored} selected={selected} onSelect={select} />
          <div className="placard__detail">
            {selected === null ? (
              <EmptyState icon={<Building aria-hidden="true" />} title={words.chooseTitle} text={words.chooseText} />
            ) : (
              <OpenBusiness businessId={selected} onBack={() => keep({ selected: "" })} />
            )}
          </div>
        </div>
      )}
    </>
  );
}
