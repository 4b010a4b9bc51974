import { Banner, Button, EmptyState } from "@placard/ui";
import { Building } from "lucide-react";
import { useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { LinkedBusiness, OpenBusiness, type Selected } from "./OpenBusiness.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { businessSelected } from "./log-actions.ts";
import { SearchResults } from "./SearchResults.tsx";
import { useSearchTerm } from "./use-search-term.ts";

/** Search text, opened business, and the search that found it. Under another search the business is an old result. */
const EMPTY = { term: "", selected: "", name: "", openedUnder: "" };

/** Search box, results and the opened business. */
export function BusinessRecords() {
  const { businessSearch: texts } = useMessages();
  const { log, scope } = useIncident();
  const drafts = useDrafts();
  const [saved, setKept] = useState(() => drafts.read(scope.draft("business-search"), EMPTY).values);
  const search = useSearchTerm(saved.term);
  const { record } = useWorkspaceSearch();
  const { updateAddress } = useWorkspace();
  const selected = saved.selected === "" ? null : Number(saved.selected);
  const shown = saved.openedUnder.trim() === saved.term.trim() ? selected : null;

  function keep(part: Partial<typeof saved>): void {
    const next = { ...saved, ...part };
    setKept(next);
    drafts.write(scope.draft("business-search"), next, { kind: "working" });
  }

  function select(match: Selected, term = saved.term): void {
    keep({ selected: String(match.business_id), name: match.name, openedUnder: term, term });
    log.record(businessSelected(match));
  }

  function type(text: string): void {
    search.change(text);
    keep({ term: text, ...(text.trim() === "" && { selected: "" }) });
    if (record !== undefined) updateAddress({ record: undefined }, { replaces: true });
  }

  const box = <SearchBox text={search.text} onChange={type} onSearch={search.now} />;
  if (record !== undefined) {
    return (
      <>
        {box}
        <LinkedBusiness
          businessId={record}
          onRead={(business) => {
            search.change(business.name);
            select(business, business.name);
            updateAddress({ record: undefined }, { replaces: true });
          }}
        />
      </>
    );
  }

  return (
    <>
      {box}
      {selected !== null && shown === null ? (
        <StillOpen name={saved.name} onShow={() => type(saved.openedUnder)} />
      ) : undefined}
      {search.term === "" ? (
        <EmptyState icon={<Building aria-hidden="true" />} title={texts.idleTitle} text={texts.idleText} />
      ) : (
        <div className="placard__records" data-open={shown !== null || undefined}>
          <SearchResults term={search.term} isRestored={search.isRestored} selected={shown} onSelect={select} />
          <div className="placard__detail">
            <OpenBusiness businessId={shown} onBack={() => keep({ selected: "" })} />
          </div>
        </div>
      )}
    </>
  );
}

interface StillOpenProps {
  readonly name: string;
  readonly onShow: () => void;
}

/** Notice that the open business was found by another search. */
function StillOpen({ name, onShow }: StillOpenProps) {
  const { businessSearch: texts } = useMessages();
  return (
    <Banner tone="info" title={texts.stillOpen(name)} action={<Button onPress={onShow}>{texts.showAgain}</Button>} />
  );
}
