import type { Container } from "@placard/api-client";
import { IconButton } from "@placard/ui";
import { MapPin, Pencil, Printer, Trash2 } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { OpenDialog } from "./ContainerDialogs.tsx";

interface ContainerActionsProps {
  readonly container: Container;
  readonly refused: string | null;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** Actions for one container. */
export function ContainerActions({ container, refused, onOpen }: ContainerActionsProps) {
  const { containers: texts } = useMessages();
  const { code } = container;
  const disabledReason = refused ?? undefined;
  return (
    <span className="app-row-actions">
      <IconButton
        label={texts.moveOf(code)}
        icon={<MapPin aria-hidden="true" />}
        disabledReason={disabledReason}
        onPress={() => onOpen({ kind: "move", container })}
      />
      <IconButton
        label={texts.labelOf(code)}
        icon={<Printer aria-hidden="true" />}
        onPress={() => onOpen({ kind: "labels", containers: [container] })}
      />
      <IconButton
        label={texts.editOf(code)}
        icon={<Pencil aria-hidden="true" />}
        disabledReason={disabledReason}
        onPress={() => onOpen({ kind: "edit", container })}
      />
      <IconButton
        label={texts.deleteOf(code)}
        icon={<Trash2 aria-hidden="true" />}
        disabledReason={disabledReason}
        onPress={() => onOpen({ kind: "delete", container })}
      />
    </span>
  );
}
