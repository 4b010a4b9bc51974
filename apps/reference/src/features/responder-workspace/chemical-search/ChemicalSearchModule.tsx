import type { ChemicalMatch } from "@placard/hazmat-core";
import { ChemicalSearch, EmptyState, LinkButton } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink, FlaskConical } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { chemicalSource } from "../../../lib/chemical-source.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { handedOverQuery } from "./chemical-queries.ts";
import "./ChemicalSearchModule.css";
import { chemicalOpened, searchPerformed } from "./log-actions.ts";
import { OpenedChemical } from "./OpenedChemical.tsx";
import { readSearchDraft, writeSearchDraft } from "./opened-draft.ts";

/** The page of the guidebook's publisher. It is only ever opened by a person. */
const GUIDEBOOK_URL = "https://www.phmsa.dot.gov/hazmat/erg/emergency-response-guidebook-erg";

/** The Chemical Database: one search, the ten-second card, two sources side by side. */
export function ChemicalSearchModule() {
  const { chemicalSearch: words } = useMessages();
  const { log, scope } = useIncident();
  const drafts = useDrafts();
  const handedOver = useWorkspace().handover.chemicalName ?? "";
  const [kept, setKept] = useState(() =>
    handedOver === "" ? readSearchDraft(drafts, scope) : { text: handedOver, opened: null },
  );
  const [begin] = useState(kept.text);
  const { data: named } = useQuery({ ...handedOverQuery(handedOver), enabled: handedOver !== "" });
  const openNamed = useEffectEvent(open);
  useEffect(() => {
    if (named !== undefined && named !== null) openNamed(named);
  }, [named]);

  function keep(next: typeof kept): void {
    setKept(next);
    writeSearchDraft(drafts, scope, next);
  }

  function open(match: ChemicalMatch): void {
    keep({ text: match.name, opened: { key: match.key, unNumber: match.unNumber } });
    if (match.key !== kept.opened?.key) log.record(chemicalOpened(match));
  }

  return (
    <div className="app-module-scroll app-chemical-search">
      {kept.opened === null ? <h1 className="placard-visually-hidden">{words.title}</h1> : undefined}
      <div className="search">
        <ChemicalSearch
          source={chemicalSource}
          defaultValue={begin}
          onSearch={(query) => {
            if (query === begin) return;
            keep({ ...kept, text: query });
            log.record(searchPerformed(query));
          }}
          onOpen={open}
        />
        <LinkButton href={GUIDEBOOK_URL} target="_blank" rel="noreferrer" icon={<ExternalLink aria-hidden="true" />}>
          {words.guidebook}
          <small>{words.guidebookHint}</small>
        </LinkButton>
      </div>
      {kept.opened === null ? (
        <EmptyState icon={<FlaskConical aria-hidden="true" />} title={words.idleTitle} text={words.idleText} />
      ) : (
        <OpenedChemical key={kept.opened.key} opened={kept.opened} />
      )}
    </div>
  );
}
