import type { Location } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { CONTAINER_FIELDS, type ContainerField } from "@placard/hazmat-core/business";
import { useProblemTexts } from "../../../../forms/use-problem-texts.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { PreviewRow } from "../preview/PreviewRow.tsx";
import type { ContainerLine } from "./container-lines.ts";

interface ContainerRowProps {
  readonly line: ContainerLine;
  readonly locations: readonly Location[];
  readonly onCorrect: (field: ContainerField, text: string) => void;
  readonly onSite: (name: string, id: number) => void;
  readonly onLeaveOut: (isOut: boolean) => void;
}

/** One container row of the file. */
export function ContainerRow({ line, ...actions }: ContainerRowProps) {
  const { containerImport: labels } = useMessages();
  const texts = useProblemTexts()(line.problems);
  const { row, cells, state } = line;
  return (
    <PreviewRow
      {...actions}
      name={line.container?.code ?? (cells.code || labels.noCode)}
      row={row}
      summary={summaryOf(line)}
      labels={labels}
      isOut={state === "leftOut"}
      wrong={state === "wrong" ? CONTAINER_FIELDS.filter((field) => texts[field] !== undefined) : []}
      cells={cells}
      problems={line.problems}
      texts={texts}
    />
  );
}

/** The container as read, or its cells while it has errors. */
function summaryOf({ container, cells }: ContainerLine): string {
  const size = container?.size;
  const parts = [
    cells.name || cells.cas_number || cells.record,
    size ? `${formatNumber(size.quantity)} ${size.unit}` : `${cells.size} ${cells.unit}`.trim(),
    cells.location,
    cells.room,
    cells.cabinet,
    container?.expires_on ?? cells.expires_on,
  ];
  return parts.filter((part) => part !== "").join(" · ");
}
