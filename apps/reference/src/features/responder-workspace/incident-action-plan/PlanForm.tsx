import { hasCode, updateIncidentPlan, type IncidentPlan } from "@placard/api-client";
import { Banner, Button, TextField, toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { ExternalLink, Printer } from "lucide-react";
import { useState } from "react";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { formatMoment } from "../../../lib/format-moment.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { LONG_FIELDS, SHORT_FIELDS } from "./plan-fields.ts";
import { readCurrentPlan, type SavedPlan } from "./read-current-plan.ts";

const CANUTEC_ADDRESS = "https://tc.canada.ca/en/dangerous-goods/canutec";

interface PlanFormProps {
  readonly saved: SavedPlan;
  /** `null` in quick search: the plan then stays on this device. */
  readonly incidentId: number | null;
}

/** The plan and the version it was written on, so that a kept draft cannot overwrite a newer plan unseen. */
type PlanValues = IncidentPlan & { readonly baseVersion: string };

/** The form of the plan. A plan that somebody else saved meanwhile is shown beside one's own, never overwritten unseen. */
export function PlanForm({ saved: first, incidentId }: PlanFormProps) {
  const { incidentPlan, common } = useMessages();
  const { log } = useIncident();
  const api = useApi();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(first);
  const [theirs, setTheirs] = useState<IncidentPlan | null>(null);

  const form = useForm<PlanValues>({
    initial: { ...first.plan, baseVersion: String(first.version) },
    validate: () => ({}),
    draft: { name: `incident-plan-${incidentId ?? "quick-search"}` },
    async submit({ baseVersion, ...plan }) {
      if (incidentId === null) {
        toasts.show({ tone: "ok", title: incidentPlan.savedOnDevice, text: incidentPlan.savedOnDeviceText });
        return {};
      }
      try {
        const answer = await api.call(
          updateIncidentPlan,
          { params: { incident_id: incidentId }, body: { plan, version: Number(baseVersion) } },
          { idempotencyKey: crypto.randomUUID() },
        );
        setSaved({ ...answer, updated_by: answer.updated_by ?? null });
        setTheirs(null);
        form.set("baseVersion", String(answer.version));
        queries.setQueryData(["incident", incidentId, "plan"], answer);
        log.record({
          module: "incident-action-plan",
          action_type: "plan_saved",
          action_data: { version: answer.version },
        });
        toasts.show({ tone: "ok", title: incidentPlan.savedToast });
        return undefined;
      } catch (error) {
        const current = hasCode(error, "edit_conflict") ? readCurrentPlan(error) : null;
        if (current === null) return { message: incidentPlan.saveFailed };
        setSaved(current);
        setTheirs(current.plan);
        form.set("baseVersion", String(current.version));
        return { message: incidentPlan.conflictText(current.updated_by ?? incidentPlan.somebody) };
      }
    },
  });

  const field = (name: keyof IncidentPlan) => ({
    ...form.field(name),
    label: incidentPlan.fields[name],
    ...(theirs !== null && theirs[name] !== form.values[name] && { description: incidentPlan.theirs(theirs[name]) }),
  });

  return (
    <div className="app-module-scroll app-plan">
      <header>
        <h1>{incidentPlan.title}</h1>
        <p>
          {saved.updated_at === null
            ? incidentPlan.neverSaved
            : incidentPlan.savedBy(saved.updated_by ?? incidentPlan.somebody, formatMoment(saved.updated_at))}
        </p>
      </header>
      {form.problem === undefined ? undefined : (
        <Banner
          tone={theirs === null ? "danger" : "caution"}
          title={theirs === null ? common.errorTitle : incidentPlan.conflictTitle}
        >
          {form.problem}
        </Banner>
      )}
      <FormFrame form={form} label={incidentPlan.title}>
        <div className="app-form-grid fields">
          {SHORT_FIELDS.map((name) => (
            <TextField key={name} {...field(name)} />
          ))}
          {LONG_FIELDS.map((name) => (
            <TextField key={name} {...field(name)} isMultiline className="wide" />
          ))}
        </div>
        <footer className="actions">
          <a
            className="app-link"
            href={CANUTEC_ADDRESS}
            target="_blank"
            rel="noreferrer"
            title={incidentPlan.consultationHint}
          >
            {incidentPlan.consultation} <ExternalLink aria-hidden="true" size={16} />
          </a>
          <span className="grow" />
          <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
            {incidentPlan.print}
          </Button>
          <Button disabledReason={incidentPlan.generatePdfReason}>{incidentPlan.generatePdf}</Button>
          <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={incidentPlan.saving}>
            {incidentPlan.save}
          </Button>
        </footer>
      </FormFrame>
    </div>
  );
}
