import type { Incident } from "@placard/api-client";
import { Banner, Button, TextField, toasts } from "@placard/ui";
import { useDocumentWords } from "@placard/ui/internal";
import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useIncident } from "../IncidentProvider.tsx";
import { savedPlanQuery } from "../saved/saved-plan.ts";
import { scopeOf } from "../saved/work-scope.ts";
import type { TypedPlan } from "../typed-plan.ts";
import { unsentPlanText } from "./unsent-plan.ts";
import "./UnsentPlan.css";

interface UnsentPlanProps {
  readonly incident: Pick<Incident, "incident_id" | "client_id">;
  readonly typed: TypedPlan;
}

/** Plan input that was not saved before the incident ended: to read, and to copy or download. */
export function UnsentPlan({ incident, typed }: UnsentPlanProps) {
  const { incidentPlan: texts } = useMessages();
  const { unsent } = useIncident();
  const { incidentPlan, planDocument } = useDocumentWords();
  const saved = useQuery(savedPlanQuery(useApi(), scopeOf(incident)));
  const isWaiting = unsent.some((one) => one.kind === "plan" && one.incidentId === incident.incident_id);
  const text = unsentPlanText(typed, saved.data ?? null, {
    fields: incidentPlan.fields,
    boxes: planDocument.boxes,
    chemicals: incidentPlan.chemicals,
    resources: planDocument.resourceSummary,
    emptied: texts.notSentEmptied,
  });
  if (isWaiting || saved.isLoading || text === "") return undefined;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: "ok", title: texts.notSentCopied });
    } catch {
      toasts.show({ tone: "danger", title: texts.notSentCopyFailed }); // the browser does not allow clipboard access here
    }
  }

  return (
    <section className="app-not-sent-plan" aria-label={texts.notSent}>
      <Banner
        tone="caution"
        title={texts.notSent}
        action={
          <Button icon={<Copy aria-hidden="true" />} onPress={() => void copy()}>
            {texts.copyNotSent}
          </Button>
        }
      >
        {texts.notSentText}
      </Banner>
      <TextField label={texts.notSentLabel} value={text} isMultiline isReadOnly />
    </section>
  );
}
