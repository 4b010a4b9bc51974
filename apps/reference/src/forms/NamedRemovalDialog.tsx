import { Button, Dialog, TextField } from "@placard/ui";
import { useState } from "react";
import { useMessages } from "../messages/MessagesProvider.tsx";

interface NamedRemovalDialogProps {
  /** The name that has to be typed. */
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

/** Asks for the name before something continues which much hangs: one press is not enough. */
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
  const isNamed = plain(typed) === plain(name);
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

/** Letter case and the number of blanks do not matter: the name is to be read, not copied. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase();
