import type { BusinessMatch } from "@placard/api-client";
import { Banner, Button, EmptyState } from "@placard/ui";
import { Building } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { NotRead } from "../../../lib/api/NotRead.tsx";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { businessDetailsQuery } from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
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
  const { record } = useWorkspaceSearch();
  const { updateAddress } = useWorkspace();
  const selected = kept.selected === "" ? null : Number(kept.selected);
  const shown = kept.openedUnder.trim() === kept.term.trim() ? selected : null;

  function keep(part: Partial<typeof kept>): void {
    const next = { ...kept, ...part };
    setKept(next);
    drafts.write(scope.draft("business-search"), next, { kind: "working" });
  }

  function select(match: Selected, term = kept.term): void {
    keep({ selected: String(match.business_id), name: match.name, openedUnder: term, term });
    log.record(businessSelected(match));
  }

  function type(text: string): void {
    search.change(text);
    keep({ term: text, ...(text.trim() === "" && { selected: "" }) });
  }

  if (record !== undefined) {
    return (
      <LinkedBusiness
        businessId={record}
        onRead={(business) => {
          search.change(business.name);
          select(business, business.name);
          updateAddress({ record: undefined }, { replaces: true });
        }}
      />
    );
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

type Selected = Pick<BusinessMatch, "business_id" | "name" | "address">;

interface LinkedBusinessProps {
  readonly businessId: number;
  readonly onRead: (business: Selected) => void;
}

/** The business that the address names, such as from a code on paper. Then it is open as if it was searched for. */
function LinkedBusiness({ businessId, onRead }: LinkedBusinessProps) {
  const { businessSearch: words } = useMessages();
  const details = useQuery(businessDetailsQuery(useApi(), businessId));
  const business = details.data?.business;
  const open = useEffectEvent(onRead);
  useEffect(() => {
    if (business !== undefined) open(business);
  }, [business]);
  return (
    <NotRead
      queries={[details]}
      title={words.detailsFailed}
      text={words.failedText}
      lines={10}
      label={words.loadingDetails}
    />
  );
}
