import type { ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { Dialog, type DialogProps } from "../../controls/Dialog/Dialog.tsx";

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  "children" | "footer" | "role" | "size" | "description" | "isDismissable"
> {
  /** Consequences, including other data that is deleted: "This also deletes its 6 chemicals and 4 pictures." */
  text: ReactNode;
  /** Label with a verb: "Delete location", never "OK". */
  confirmLabel: string;
  /** Label of the button that closes the dialog without the action. */
  cancelLabel: string;
  /** Default `danger`. */
  tone?: "danger" | "primary";
  /** Shows that the action is running. */
  isPending?: boolean;
  /** Label of the button while `isPending`. */
  pendingLabel?: string;
  /** Called to run the action. */
  onConfirm: () => void;
}

/** Asks for confirmation before an action that cannot be undone. The initial focus is on Cancel. */
export function ConfirmDialog({
  text,
  confirmLabel,
  cancelLabel,
  tone = "danger",
  isPending = false,
  pendingLabel,
  onConfirm,
  ...props
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...props}
      role="alertdialog"
      size="md"
      description={text}
      isDismissable={false}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog must place focus; Cancel is the safe choice */}
          <Button autoFocus onPress={() => props.onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            isPending={isPending}
            onPress={onConfirm}
            {...(pendingLabel === undefined ? {} : { pendingLabel })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
