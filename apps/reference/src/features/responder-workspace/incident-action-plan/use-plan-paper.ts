import { toasts } from "@placard/ui";
import type { PlanDocument } from "@placard/ui/internal";
import { useEffect, useEffectEvent, useState } from "react";
import { usePdf } from "../../../incident/paper/use-pdf.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

type Paper = "print" | "pdf";

interface PlanPaper {
  readonly onPrint: () => void;
  readonly onGeneratePdf: () => void;
  readonly isGeneratingPdf: boolean;
  /** Builds the paper if the browser prints by itself. Since that cannot wait, it states what is missing. */
  readonly printed: () => PlanDocument;
}

/** Print and PDF of a plan, built on request. Both wait until the plan has loaded completely. */
export function usePlanPaper(build: () => PlanDocument, isReading: boolean): PlanPaper {
  const { incidentPlan: texts } = useMessages();
  const pdf = usePdf();
  const [requested, setRequested] = useState<Paper | null>(null);

  function make(paper: Paper): void {
    if (paper === "print") window.print();
    else void pdf.generate(build());
  }
  function request(paper: Paper): void {
    if (!isReading) return make(paper);
    setRequested(paper);
    toasts.show({ tone: "neutral", title: texts.stillReading, text: texts.stillReadingText, matter: "plan-paper" });
    return undefined;
  }
  const makeNow = useEffectEvent((paper: Paper) => {
    setRequested(null);
    toasts.settle("plan-paper");
    make(paper);
  });
  useEffect(() => {
    if (isReading || requested === null) return undefined;
    // Wait until the current state is rendered.
    const soon = setTimeout(() => makeNow(requested));
    return () => clearTimeout(soon);
  }, [isReading, requested]);

  return {
    onPrint: () => request("print"),
    onGeneratePdf: () => request("pdf"),
    isGeneratingPdf: pdf.isBusy || requested === "pdf",
    printed: () => {
      const document = build();
      return isReading ? { ...document, notes: [texts.notAllRead, ...document.notes] } : document;
    },
  };
}
