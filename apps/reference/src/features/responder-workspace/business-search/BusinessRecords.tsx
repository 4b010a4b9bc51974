import type { BusinessMatch } from "@placard/api-client";
import { Banner, Button, EmptyState } from "@placard/ui";
import { Building } from "lucide-react";
import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { OpenBusiness } from "./OpenBusiness.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { businessSelected } from "./log-actions.ts";
import { SearchResults } from "./SearchResults.tsx";
import { useSearchTerm } from "./use-search-term.ts";

/** Search text, opened business, and the search it was opened from; under another search it is an old result. */
const EMPTY = { term: "", selected: "", name: "", openedUnder: "" };

/** Search box, results, and the business that is open. */
export function BusinessRecords() {
  const { businessSearch: words } = useMessages();
  const { log, scope } = useIncident();
  const drafts = useDrafts();
  const [kept, setKept] = useState(() => drafts.read(scope.draft("business-search"), EMPTY).values);
  const search = useSearchTerm(kept.term);
  const selected = kept.selected === "" ? null : Number(kept.selected);
  const shown = kept.openedUnder.trim() === kept.term.trim() ? selected : null;

  function keep(part: Partial<typeof kept>): void {
    const next = { ...kept, ...part };
    setKept(next);
    drafts.write(scope.draft("business-search"), next, { kind: "working" });
  }

  function select(match: BusinessMatch): void {
    keep({ selected: String(match.business_id), name: match.name, openedUnder: kept.term });
    log.record(businessSelected(match));
  }

  function type(text: string): void {
    search.change(text);
    keep({ term: text, ...(text.trim() === "" && { selected: "" }) });
  }

  return (
    <>
      <SearchBox text={search.text} onChange={type} onSearch={search.now} />
      {selected !== null && shown === null ? (
        <Banner
          tone="info"
          title={words.stillOpen(kept.name)}
          action={<Button onPress={() => type(kept.openedUnder)}>{words.showAgain}</Button>}
        />
      ) : undefined}
      {search.term === "" ? (
        <EmptyState icon={<Building aria-hidden="true" />} title={words.idleTitle} text={words.idleText} />
      ) : (
        <div className="placard__records" data-open={shown !== null || undefined}>
          <SearchResults term={search.term} isRestored={search.isRestored} selected={shown} onSelect={select} />
          <div className="placard__detail">
            {shown === null ? (
              <EmptyState icon={<Building aria-hidden="true" />} title={words.chooseTitle} text={words.chooseText} />
            ) : (
              <OpenBusiness businessId={shown} onBack={() => keep({ selected: "" })} />
            )}
          </div>
        </div>
      )}
    </>
  );
}
