import { PlanDocumentView, type PlanDocument } from "@placard/ui/incident";
import { formatDateTime } from "@placard/ui/messages";
import { createPortal } from "react-dom";
import { usePrintMoment } from "../../lib/device/use-print-moment.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface PrintPageProps {
  /** Puts together what is printed; asked when it is printed, so that it costs nothing before. */
  readonly paper: () => PlanDocument;
}

/**
 * What is printed in place of the screen, with the moment of printing. Of several the one that was opened last is
 * printed: what lies on top.
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
  const { paper: words } = useMessages();
  const notes = [words.printed(formatDateTime(printedAt)), ...paper.notes];
  return <PlanDocumentView document={{ ...paper, notes }} />;
}
