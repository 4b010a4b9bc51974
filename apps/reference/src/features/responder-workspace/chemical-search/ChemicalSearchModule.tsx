import { isSameChemical, type ChemicalMatch, type NamedChemical } from "@placard/hazmat-core";
import { readSignQuery } from "@placard/hazmat-core/identify";
import { ChemicalSearch, MeantQuestion, StillOpen } from "@placard/ui";
import { LinkButton } from "@placard/ui/controls";
import { ExternalLink } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace, type Handover } from "../WorkspaceProvider.tsx";
import "./ChemicalSearchModule.css";
import { ClassCardView } from "./ClassCardView.tsx";
import { chemicalOpened, searchPerformed } from "./log-actions.ts";
import { OpenedChemicalView } from "./OpenedChemicalView.tsx";
import { FindAnotherWay } from "./FindAnotherWay.tsx";
import { addChemical } from "./recent-chemicals.ts";
import { SignCardView } from "./SignCardView.tsx";
import { useChemicalInAddress } from "./use-chemical-in-address.ts";
import { openedAs, readSearchDraft, writeSearchDraft, type SearchDraft } from "./opened-draft.ts";

/** The page of the guidebook's publisher. It is only ever opened by a person. */
const GUIDEBOOK_URL = "https://www.phmsa.dot.gov/hazmat/erg/emergency-response-guidebook-erg";

/** What was handed over, else what was open before. */
function beginning({ chemical, question, text = question?.text }: Handover, kept: () => SearchDraft): SearchDraft {
  if (chemical !== undefined) return { text: chemical.name, opened: openedAs(chemical) };
  return text === undefined ? kept() : { text, opened: null };
}

/** The Chemical Database: one search, the ten-second card, two sources side by side. */
export function ChemicalSearchModule() {
  const { chemicalSearch: words } = useMessages();
  const { log, scope } = useIncident();
  const drafts = useDrafts();
  const { handover } = useWorkspace();
  const [kept, setKept] = useState(() => beginning(handover, () => readSearchDraft(drafts, scope)));
  const [begin] = useState(kept.text);
  const { text, opened } = kept;
  /** The card belongs to the text: under any other words nothing of it is shown. */
  const shown = opened !== null && text === opened.text ? opened : null;
  const sign = shown === null ? readSignQuery(text) : null;
  const stored = handover.stored?.name === text && opened === null ? handover.stored : undefined;
  const question = handover.question?.text === text && opened === null ? handover.question : undefined;

  function keep(next: SearchDraft): void {
    setKept(next);
    writeSearchDraft(drafts, scope, next);
  }

  function open(match: ChemicalMatch | NamedChemical, boxText = match.name): void {
    keep({ text: boxText, opened: openedAs(match, boxText) });
    addChemical(drafts, scope.draft("recent-chemicals"), match);
    if (opened === null || !isSameChemical(match, opened)) log.record(chemicalOpened(match));
  }

  /** A guide or a class, as if it had been typed. */
  function openSign(query: string): void {
    keep({ text: query, opened: null });
    log.record(searchPerformed(query));
  }

  useChemicalInAddress(opened, chemicalSource, (chemical) =>
    keep(chemical === null ? { text: "", opened: null } : { text: chemical.name, opened: openedAs(chemical) }),
  );

  const tellHandedOver = useEffectEvent(() => {
    if (handover.chemical === undefined) return;
    writeSearchDraft(drafts, scope, kept);
    log.record(chemicalOpened(handover.chemical));
  });
  useEffect(() => tellHandedOver(), []);

  return (
    <div className="app-module-scroll app-chemical-search">
      {shown === null ? <h1 className="placard-visually-hidden">{words.title}</h1> : undefined}
      <div className="placard__search">
        <div className="placard__lookup">
          <ChemicalSearch
            source={chemicalSource}
            value={text}
            openText={opened?.text ?? null}
            isAnswered={sign !== null}
            beginsFocused
            onChange={(typed) => keep({ text: typed, opened: typed === "" ? null : opened })}
            onSearch={(query) => {
              if (query !== begin) log.record(searchPerformed(query));
            }}
            onOpen={open}
          />
        </div>
        <LinkButton href={GUIDEBOOK_URL} target="_blank" rel="noreferrer" icon={<ExternalLink aria-hidden="true" />}>
          {words.guidebook}
          <small>{words.guidebookHint}</small>
        </LinkButton>
      </div>
      {question === undefined ? undefined : (
        <MeantQuestion text={question.text} meant={question.meant} onChoose={(match) => open(match)} />
      )}
      {opened !== null && shown === null ? (
        <StillOpen
          chemical={opened}
          onShow={() => keep({ text: opened.text, opened })}
          onClose={() => keep({ text, opened: null })}
        />
      ) : undefined}
      {stored === undefined ? undefined : <ClassCardView stored={stored} />}
      {sign === null ? undefined : <SignCardView sign={sign} />}
      {shown === null && stored === undefined && sign === null ? (
        <FindAnotherWay onOpen={(chemical) => open(chemical)} onSign={openSign} />
      ) : undefined}
      {shown === null ? undefined : <OpenedChemicalView key={`${shown.key} ${shown.unNumber}`} opened={shown} />}
    </div>
  );
}
