import { Button, Dialog, TextField } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../messages/MessagesProvider.tsx";

interface NamedRemovalDialogProps {
  /** The name that the user must type. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: () => void;
  readonly onConfirm: () => void;
}

/** Asks the user to type the name before a far-reaching action: one press is not enough. */
export function NamedRemovalDialog({
  name,
  title,
  text,
  confirmLabel,
  pendingLabel,
  isPending,
  isOpen,
  onOpenChange,
  onConfirm,
}: NamedRemovalDialogProps) {
  const { common, deleted } = useMessages();
  const [typed, setTyped] = useState("");
  const isNamed = normalized(typed) === normalized(name);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={text}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={onOpenChange}>{common.cancel}</Button>
          <Button
            variant="danger"
            isPending={isPending}
            pendingLabel={pendingLabel}
            disabledReason={isNamed ? undefined : deleted.typeNameReason}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <TextField label={deleted.typeName(name)} autoComplete="off" value={typed} onChange={setTyped} />
    </Dialog>
  );
}

/** Ignores letter case and the number of spaces: the user has to read the name, not copy it. */
const normalized = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();
