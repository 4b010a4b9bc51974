import type { BusinessMatch } from "@placard/api-client";
import { Badge, Banner, Button, EmptyState, TextField } from "@placard/ui";
import { Form } from "@placard/ui/controls";
import { ArrowLeft, Building, Radio, Search } from "lucide-react";
import { useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { BusinessDetails } from "./BusinessDetails.tsx";
import { isBusinessId } from "./business-facts.ts";
import "./BusinessSearchModule.css";
import { businessSelected } from "./log-actions.ts";
import { SearchResults } from "./SearchResults.tsx";
import { useSearchTerm } from "./use-search-term.ts";

/** Businesses by name or address, with their locations, chemicals, contacts and pictures. */
export function BusinessSearchModule() {
  const { businessSearch: words, responder } = useMessages();
  const { department_status, membership_status } = useResponderProfile();
  const { mode } = useIncident();
  const isPending = department_status === "pending" || membership_status === "pending";
  return (
    <div className="app-module-scroll placard-business-search">
      <div className="placard__head">
        <h1>{words.title}</h1>
        {mode.kind === "incident" ? (
          <Badge tone="accent" icon={<Radio aria-hidden="true" />}>
            {responder.tracked}
          </Badge>
        ) : (
          <p>{responder.readsAudited}</p>
        )}
      </div>
      {isPending ? (
        <Banner tone="caution" title={words.pendingTitle}>
          {department_status === "pending" ? words.departmentPending : words.membershipPending}
        </Banner>
      ) : (
        <Records />
      )}
    </div>
  );
}

/** Search box, results, and the business that is open. */
function Records() {
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
      <Form
        className="placard__search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          search.now();
        }}
      >
        <TextField
          label={words.searchLabel}
          type="search"
          value={search.text}
          onChange={(text) => {
            search.change(text);
            keep({ term: text, ...(text.trim() === "" && { selected: "" }) });
          }}
          prefixIcon={<Search aria-hidden="true" />}
        />
        <Button type="submit" variant="primary" size="lg" icon={<Search aria-hidden="true" />}>
          {words.search}
        </Button>
      </Form>
      {search.term === "" ? (
        <EmptyState icon={<Building aria-hidden="true" />} title={words.idleTitle} text={words.idleText} />
      ) : (
        <div className="placard__records" data-open={selected !== null || undefined}>
          <SearchResults term={search.term} isRestored={search.isRestored} selected={selected} onSelect={select} />
          <div className="placard__detail">
            {selected === null ? (
              <EmptyState icon={<Building aria-hidden="true" />} title={words.chooseTitle} text={words.chooseText} />
            ) : (
              <>
                <Button
                  variant="quiet"
                  className="placard__to-results"
                  icon={<ArrowLeft aria-hidden="true" />}
                  onPress={() => keep({ selected: "" })}
                >
                  {words.backToResults}
                </Button>
                {isBusinessId(selected) ? (
                  <BusinessDetails key={selected} businessId={selected} />
                ) : (
                  <Banner tone="danger" title={words.idInvalid} />
                )}
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}
