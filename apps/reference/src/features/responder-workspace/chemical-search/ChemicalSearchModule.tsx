import { ChemicalSearch } from "@placard/ui";
import { LinkButton, MeantQuestion, StillOpen } from "@placard/ui/internal";

import { ExternalLink } from "lucide-react";
import { chemicalSource } from "../../../lib/chemical/chemical-source.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import "./ChemicalSearchModule.css";
import { ClassCardView } from "./ClassCardView.tsx";
import { OpenedChemicalView } from "./OpenedChemicalView.tsx";
import { OtherSearchMethods } from "./OtherSearchMethods.tsx";
import { SignCardView } from "./SignCardView.tsx";
import { useOpenChemical } from "./use-open-chemical.ts";

/** Official publication page of the guidebook, opened only by the user. */
const GUIDEBOOK_URL = "https://www.phmsa.dot.gov/sites/phmsa.dot.gov/files/2024-04/ERG2024-Eng-Web-a.pdf";

/** The chemical search module: one search, the ten-second card, two sources side by side. */
export function ChemicalSearchModule() {
  const { chemicalSearch: texts } = useMessages();
  const { openPanel } = useWorkspace();
  const { text, opened, shown, sign, stored, question, type, search, open, openSign, ...card } = useOpenChemical();
  return (
    <div className="app-module-scroll app-chemical-search" data-has-card={shown === null ? undefined : ""}>
      {shown === null ? <h1 className="placard-visually-hidden">{texts.title}</h1> : undefined}
      <div className="placard__search">
        <div className="placard__lookup">
          <ChemicalSearch
            className="placard__typed"
            source={chemicalSource}
            value={text}
            openText={opened?.text ?? null}
            isAnswered={sign !== null}
            // An open panel has the focus already, and Escape closes it.
            beginsFocused={openPanel === null}
            onChange={type}
            onSearch={search}
            onOpen={open}
            hasCard={false}
          />
        </div>
        <LinkButton
          className="placard__guidebook"
          href={GUIDEBOOK_URL}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink aria-hidden="true" />}
        >
          {texts.guidebook}
          <small>{texts.guidebookHint}</small>
        </LinkButton>
      </div>
      {question === undefined ? undefined : (
        <MeantQuestion text={question.text} meant={question.meant} onChoose={(match) => open(match)} />
      )}
      {opened !== null && shown === null ? (
        <StillOpen chemical={opened} onShow={card.showAgain} onClose={card.close} />
      ) : undefined}
      {stored === undefined ? undefined : <ClassCardView stored={stored} />}
      {sign === null ? undefined : <SignCardView sign={sign} />}
      {shown === null && stored === undefined && sign === null ? (
        <OtherSearchMethods onOpen={(chemical) => open(chemical)} onSign={openSign} />
      ) : undefined}
      {shown === null ? undefined : (
        <OpenedChemicalView
          key={`${shown.key} ${shown.unNumber}`}
          opened={shown}
          onSpillSize={card.chooseSpill}
          onGuide={card.chooseGuide}
        />
      )}
    </div>
  );
}
