import { formatDateTime, type PlanDocument, PlanDocumentView } from "@placard/ui/internal";

import { createPortal } from "react-dom";
import { usePrintMoment } from "../../lib/device/use-print-moment.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface PrintPageProps {
  /** Creates the document to print. Called only when printing, so that it costs nothing before. */
  readonly paper: () => PlanDocument;
}

/**
 * The printed document, which replaces the screen on paper and shows the time of printing. If several are mounted, the
 * one opened last is printed, because it is on top.
 */
export function PrintPage({ paper }: PrintPageProps) {
  const printedAt = usePrintMoment();
  if (printedAt === null) return null;
  return createPortal(
    <div className="app-print-page" aria-hidden="true">
      <Printed paper={paper()} printedAt={printedAt} />
    </div>,
    document.body,
  );
}

function Printed({ paper, printedAt }: { readonly paper: PlanDocument; readonly printedAt: string }) {
  const { paper: texts } = useMessages();
  const notes = [texts.printed(formatDateTime(printedAt)), ...paper.notes];
  return <PlanDocumentView document={{ ...paper, notes }} />;
}
