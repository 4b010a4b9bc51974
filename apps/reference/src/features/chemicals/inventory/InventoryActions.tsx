import type { InventoryChemical } from "@placard/api-client";
import { IconButton } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { CircleCheckBig, Package, Pencil, Trash2 } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";

export interface InventoryActionsProps {
  readonly chemical: InventoryChemical;
  /** Name that no other listed row has, for the labels. */
  readonly name: string;
  /** Reason why this role cannot change chemicals, or `null`. */
  readonly refused: string | null;
  /** Marks the quantity as checked today. */
  readonly onConfirm: (chemical: InventoryChemical) => void;
  readonly onEdit: (chemical: InventoryChemical) => void;
  readonly onDelete: (chemical: InventoryChemical) => void;
}

export function InventoryActions({ chemical, name, refused, onConfirm, onEdit, onDelete }: InventoryActionsProps) {
  const { chemicals: texts, standing, containers } = useMessages();
  const navigate = useNavigate();
  return (
    <span className="app-row-actions app-inventory-acts">
      <IconButton
        label={containers.action(chemical.containers_count, name)}
        icon={<Package aria-hidden="true" />}
        onPress={() => void navigate({ to: paths.containersOfChemical, search: { chemical: chemical.id } })}
      />
      <IconButton
        label={standing.confirm(name)}
        icon={<CircleCheckBig aria-hidden="true" />}
        disabledReason={refused ?? undefined}
        onPress={() => onConfirm(chemical)}
      />
      <IconButton
        label={texts.edit(name)}
        icon={<Pencil aria-hidden="true" />}
        disabledReason={refused ?? undefined}
        onPress={() => onEdit(chemical)}
      />
      <IconButton
        label={texts.delete(name)}
        icon={<Trash2 aria-hidden="true" />}
        disabledReason={refused ?? undefined}
        onPress={() => onDelete(chemical)}
      />
    </span>
  );
}
