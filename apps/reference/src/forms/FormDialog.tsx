import { Button, Dialog, type DialogProps } from "@placard/ui";
import { useId } from "react";
import { useMessages } from "../messages/MessagesProvider.tsx";
import type { FormValues } from "./drafts/drafts.ts";
import { FieldConflicts } from "./FieldConflicts.tsx";
import { FormProblem } from "./FormProblem.tsx";
import { FormFrame } from "./FormFrame.tsx";
import type { Form } from "./use-form.ts";

interface FormDialogProps<V extends FormValues> extends Pick<DialogProps, "title" | "description" | "size"> {
  readonly form: Form<V>;
  /** Open by default, for a dialog that is rendered only while it is needed. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly children: DialogProps["children"];
}

/**
 * A form in a dialog. 'Cancel' discards the input; the close button and Escape keep it for the next time. A press
 * outside does nothing: a gloved hand at the edge must not close the form.
 */
export function FormDialog<V extends FormValues>({
  form,
  isOpen = true,
  onClose,
  submitLabel,
  pendingLabel,
  children,
  ...dialog
}: FormDialogProps<V>) {
  const { common } = useMessages();
  const formId = useId();

  function cancel(): void {
    form.reset();
    onClose();
  }

  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={cancel}>{common.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={form.isSubmitting}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormFrame form={form} id={formId}>
        <FormProblem form={form} />
        <FieldConflicts conflicts={form.conflicts ?? []} />
        {children}
      </FormFrame>
    </Dialog>
  );
}
