import { Button, Dialog, TextField, toasts } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { useForm } from "../../forms/use-form.ts";
import { useIncident } from "../../incident/IncidentProvider.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";

interface NewIncidentDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the title of an incident. What was typed stays when the server does not answer. */
export function NewIncidentDialog({ isOpen, onOpenChange }: NewIncidentDialogProps) {
  const { responder, common } = useMessages();
  const { startIncident } = useIncident();
  const navigate = useNavigate();
  const formId = useId();
  const form = useForm({
    initial: { title: "" },
    validate: ({ title }) => (title.trim() === "" ? { title: responder.incidentTitleMissing } : {}),
    draft: { name: "new-incident" },
    async submit({ title }) {
      try {
        await startIncident(title.trim());
      } catch {
        toasts.show({ tone: "danger", title: common.errorTitle, text: responder.createFailed });
        return { message: responder.createFailed };
      }
      toasts.show({ tone: "ok", title: responder.incidentCreated, text: responder.incidentCreatedText });
      onOpenChange(false);
      void navigate({ to: paths.responderWorkspace });
    },
  });

  return (
    <Dialog
      title={responder.newIncident}
      description={responder.newIncidentText}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{common.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={form.isSubmitting}
            pendingLabel={responder.creatingIncident}
          >
            {responder.createIncident}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form.ref} onSubmit={form.onSubmit} noValidate>
        <TextField
          {...form.field("title")}
          label={responder.incidentTitle}
          placeholder={responder.incidentTitleExample}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
