import { PlanDocumentView, formatDateTime, type PlanDocument } from "@placard/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/**
 * What is printed in place of the screen, with the moment of printing. Of several the one that was opened last is
 * printed: what lies on top.
 */
export function PrintPage({ document: paper }: { readonly document: PlanDocument }) {
  const { paper: words } = useMessages();
  const printedAt = usePrintMoment();
  const notes = [words.printed(formatDateTime(printedAt)), ...paper.notes];
  return createPortal(
    <div className="placard-print-page" aria-hidden="true">
      <PlanDocumentView document={{ ...paper, notes }} />
    </div>,
    document.body,
  );
}

/** The moment of the last call for printing, as an ISO time. */
function usePrintMoment(): string {
  const [at, setAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    const paper = matchMedia("print");
    const mark = () => setAt(new Date().toISOString());
    paper.addEventListener("change", mark);
    return () => paper.removeEventListener("change", mark);
  }, []);
  return at;
}
