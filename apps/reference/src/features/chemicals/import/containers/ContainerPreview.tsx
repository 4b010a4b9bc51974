import type { Location } from "@placard/api-client";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { PreviewFrame } from "../preview/PreviewFrame.tsx";
import type { ContainerState } from "./container-lines.ts";
import { ContainerRow } from "./ContainerRow.tsx";
import type { ContainerImport } from "./use-container-import.ts";

interface ContainerPreviewProps {
  readonly work: ContainerImport;
  readonly locations: readonly Location[];
  /** Assigns a location to every row with this site name. */
  readonly onSite: (name: string, id: number) => void;
}

const STATES: readonly ContainerState[] = ["wrong", "duplicate", "ready", "leftOut"];

/** Lists the containers of the file by state: with errors, already on file, and ready to import. */
export function ContainerPreview({ work, locations, onSite }: ContainerPreviewProps) {
  const { containerImport: texts } = useMessages();
  return (
    <PreviewFrame
      id="import-container-rows"
      texts={texts}
      states={STATES}
      lines={work.lines}
      counts={work.counts}
      onLeaveOut={work.leaveAllOut}
    >
      {(line) => (
        <ContainerRow
          key={line.row}
          line={line}
          locations={locations}
          onCorrect={(field, text) => work.correct(line, field, text)}
          onSite={onSite}
          onLeaveOut={(isOut) => work.leaveOut(line.row, isOut)}
        />
      )}
    </PreviewFrame>
  );
}
