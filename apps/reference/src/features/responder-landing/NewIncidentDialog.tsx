import { hasCode } from "@placard/api-client";
import { validateIncidentTitle } from "@placard/hazmat-core/business";
import { TextField, toasts } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { isLocal } from "../../incident/local-incident.ts";
import { useDelayedNavigation } from "../../lib/delayed-navigation.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";

interface NewIncidentDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Dialog for the title of a new incident. Offline, the incident is opened on this device. */
export function NewIncidentDialog({ isOpen, onOpenChange }: NewIncidentDialogProps) {
  const { responder, common } = useMessages();
  const { startIncident } = useIncident();
  const navigate = useNavigate();
  const beginNavigation = useDelayedNavigation();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { title: "" },
    validate: (values) => problemTexts(validateIncidentTitle(values)),
    draft: { name: "new-incident" },
    async submit({ title }) {
      const finishNavigation = beginNavigation();
      let isHere: boolean;
      try {
        isHere = isLocal(await startIncident(title.trim()));
      } catch (error) {
        const text = hasCode(error, "not_found") ? responder.userNotFound : responder.createFailed;
        toasts.show({ tone: "danger", title: common.errorTitle, text });
        return {};
      }
      toasts.show({
        tone: isHere ? "neutral" : "ok",
        title: responder.incidentCreated,
        text: isHere ? responder.incidentCreatedHere : responder.incidentCreatedText,
      });
      onOpenChange(false);
      void finishNavigation(() => navigate({ to: paths.responderWorkspace }));
      return undefined;
    },
  });

  return (
    <FormDialog
      form={form}
      title={responder.newIncident}
      description={responder.newIncidentText}
      size="sm"
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      submitLabel={responder.createIncident}
      pendingLabel={responder.creatingIncident}
    >
      <TextField
        {...form.field("title")}
        label={responder.incidentTitle}
        placeholder={responder.incidentTitleExample}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this one thing
        autoFocus
      />
    </FormDialog>
  );
}
