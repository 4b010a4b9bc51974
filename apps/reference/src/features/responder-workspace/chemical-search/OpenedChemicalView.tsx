import { ChemicalRecordView, ErrorState, ProvenanceNote } from "@placard/ui";
import { cardDocument, useDocumentWords } from "@placard/ui/internal";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Database } from "lucide-react";
import { NotLoaded } from "../../../lib/api/NotLoaded.tsx";
import { PrintPage } from "../../../incident/paper/PrintPage.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AddToPlanButton } from "../incident-action-plan/AddToPlanButton.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { openedChemicalQuery } from "./chemical-queries.ts";
import type { OpenedChemical } from "./opened-draft.ts";

interface OpenedChemicalViewProps {
  readonly opened: OpenedChemical;
  readonly onSpillSize: (size: "small" | "large" | null) => void;
  readonly onGuide: (guide: string | null) => void;
}

/** The open chemical, loaded from this device, with links to the other modules. */
export function OpenedChemicalView({ opened, onSpillSize, onGuide }: OpenedChemicalViewProps) {
  const { chemicalSearch: texts, common, paper } = useMessages();
  const onPaper = useDocumentWords();
  const { open, showPanel } = useWorkspace();
  // The previous card stays until the card of the chosen guide is loaded.
  const card = useQuery({ ...openedChemicalQuery(opened, opened.guide), placeholderData: keepPreviousData });
  const { data } = card;

  if (data === undefined) {
    return (
      <NotLoaded queries={[card]} title={texts.failedTitle} text={texts.failedText} lines={8} label={texts.loading} />
    );
  }
  if (data === null) return <ErrorState title={texts.notFoundTitle} text={texts.idleText} />;
  return (
    <>
      <ChemicalRecordView
        {...data}
        note={<ProvenanceNote sources={[]} suffix={texts.onDevice} icon={<Database aria-hidden="true" />} />}
        spillSize={opened.spill}
        onSpillSize={onSpillSize}
        onGuide={onGuide}
        moreActions={<AddToPlanButton chemical={opened} guide={opened.guide} />}
        onSafety={(chemical) => open("suits-decon", { chemical })}
        onConvert={(chemical) => showPanel("conversion", { chemical })}
        onModelPlume={(chemical, spill, tank, guide) =>
          open("evacuation-plume", {
            chemical,
            ...(spill !== null && { spill }),
            ...(tank !== null && { tank }),
            ...(guide !== null && { guide }),
          })
        }
      />
      <PrintPage paper={() => cardDocument(data, onPaper, [paper.source(common.product)])} />
    </>
  );
}
