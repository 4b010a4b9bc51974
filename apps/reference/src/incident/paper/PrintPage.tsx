import { PlanDocumentView, type PlanDocument } from "@placard/ui/incident";
import { formatDateTime } from "@placard/ui/messages";
import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
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
    <div className="placard-print-page" aria-hidden="true">
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

/** Since when the page is being printed, as an ISO time; `null`: it is not. */
function usePrintMoment(): string | null {
  const [at, setAt] = useState<string | null>(null);
  useEffect(() => {
    const media = matchMedia("print");
    // The browser takes the page as it stands when the event ends.
    const begin = () => flushSync(() => setAt(new Date().toISOString()));
    const end = () => setAt(null);
    const onChange = () => (media.matches ? begin() : end());
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    media.addEventListener("change", onChange);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      media.removeEventListener("change", onChange);
    };
  }, []);
  return at;
}
