import type { Location } from "@placard/api-client";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { corrected, withRowExcluded, type ImportDecisions, type ImportLine, type ImportState } from "../import-view.ts";
import { ForAllRows } from "./ForAllRows.tsx";
import { ImportRow } from "./ImportRow.tsx";
import { PreviewFrame } from "./PreviewFrame.tsx";

interface ImportPreviewProps {
  readonly lines: readonly ImportLine[];
  readonly counts: Readonly<Record<ImportState, number>>;
  readonly decisions: ImportDecisions;
  readonly locations: readonly Location[];
  readonly onDecide: (decisions: ImportDecisions) => void;
  /** Assigns a location to every row with this site name. */
  readonly onSite: (name: string, id: number) => void;
}

const STATES: readonly ImportState[] = ["wrong", "asked", "duplicate", "ready", "leftOut"];

/** Lists the rows by state: with errors, with open questions, and ready to import. */
export function ImportPreview({ lines, counts, decisions, locations, onDecide, onSite }: ImportPreviewProps) {
  const { chemicalImport: texts } = useMessages();
  return (
    <PreviewFrame
      id="import-rows"
      texts={texts}
      states={STATES}
      lines={lines}
      counts={counts}
      onLeaveOut={(leftOut) => onDecide({ ...decisions, leftOut })}
      renderForAll={(state, found) => (
        <ForAllRows state={state} found={found} decisions={decisions} onDecide={onDecide} />
      )}
    >
      {(line) => (
        <ImportRow
          key={line.row}
          line={line}
          locations={locations}
          onCorrect={(field, text) => onDecide(corrected(decisions, line, field, text))}
          onSite={onSite}
          onAnswer={(match) => onDecide({ ...decisions, answers: new Map(decisions.answers).set(line.row, match) })}
          onLeaveOut={(isOut) => onDecide(withRowExcluded(decisions, line.row, isOut))}
        />
      )}
    </PreviewFrame>
  );
}
