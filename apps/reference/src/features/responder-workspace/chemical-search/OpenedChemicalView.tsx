import { SOURCES, type ChemicalRef } from "@placard/hazmat-core";
import { Button, ChemicalCard, ErrorState, ProvenanceNote, Skeleton } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, Database, List, Shield, Wind } from "lucide-react";
import { useRef } from "react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { AeglValues } from "./AeglValues.tsx";
import { openedChemicalQuery } from "./chemical-queries.ts";
import { physicalRows, pocketGuideRows } from "./property-rows.ts";
import { SourceColumn } from "./SourceColumn.tsx";

/** One chemical: the ten-second card, then everything the two sources say. */
export function OpenedChemicalView({ opened }: { readonly opened: ChemicalRef }) {
  const { chemicalSearch: words, common } = useMessages();
  const workspace = useWorkspace();
  const columns = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(openedChemicalQuery(opened));

  if (error !== null && data === undefined) {
    return (
      <ErrorState
        title={words.failedTitle}
        text={words.failedText}
        action={<Button onPress={() => void refetch()}>{common.retry}</Button>}
      />
    );
  }
  if (data === undefined) return <Skeleton lines={8} label={words.loading} />;
  if (data === null) return <ErrorState title={words.notFoundTitle} text={words.idleText} />;

  const { record, card, safety } = data;
  return (
    <>
      <ChemicalCard
        record={record}
        card={card}
        headingLevel={1}
        note={<ProvenanceNote sources={[]} suffix={words.onDevice} icon={<Database aria-hidden="true" />} />}
        actions={
          <>
            <Button
              variant="quiet"
              icon={<List aria-hidden="true" />}
              onPress={() => {
                columns.current?.scrollIntoView({ block: "start" });
                columns.current?.focus({ preventScroll: true });
              }}
            >
              {words.fullRecord}
            </Button>
            <Button
              variant="quiet"
              icon={<Shield aria-hidden="true" />}
              onPress={() => workspace.open("suits-decon", { chemical: card })}
            >
              {words.safety}
            </Button>
            <Button
              variant="quiet"
              icon={<ArrowLeftRight aria-hidden="true" />}
              onPress={() => workspace.showPanel("conversion", { chemical: card })}
            >
              {words.convert}
            </Button>
            <Button
              variant="primary"
              icon={<Wind aria-hidden="true" />}
              onPress={() => workspace.open("evacuation-plume", { chemical: card })}
            >
              {words.modelPlume}
            </Button>
          </>
        }
      />
      <div ref={columns} tabIndex={-1} role="group" aria-label={words.fullRecord} className="placard-source-columns">
        <SourceColumn title={words.physicalRecord} note={words.physicalNote} rows={physicalRows(record, words)}>
          {record.aegl === null ? undefined : <AeglValues table={record.aegl} />}
        </SourceColumn>
        <SourceColumn
          title={words.pocketGuide}
          note={words.pocketGuideNote(SOURCES.NPG.edition)}
          rows={pocketGuideRows(record, safety, words)}
          {...(record.niosh !== null && { tag: words.pocketGuideTag(record.niosh.number) })}
        >
          {record.niosh === null ? <p className="placard__empty">{words.noPocketGuide}</p> : undefined}
        </SourceColumn>
      </div>
    </>
  );
}
