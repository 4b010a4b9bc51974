import { IconButton } from "@placard/ui";
import { Avatar } from "@placard/ui/internal";
import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

export interface PersonRow {
  readonly id: number;
  readonly name: string;
  /** Contact details below the name. */
  readonly lines: readonly string[];
  readonly badge: ReactNode;
  readonly editLabel: string;
  /** `null` if the person cannot be deleted here, such as the signed-in user. */
  readonly deleteLabel: string | null;
  /** Further actions between Edit and Delete. */
  readonly actions?: readonly PersonAction[];
  /** Reason why the signed-in role cannot do this, or `null`. */
  readonly refused: string | null;
}

interface PersonAction {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

export interface PersonItemProps {
  readonly row: PersonRow;
  readonly onEdit: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

/** One person of a list with role and actions. */
export function PersonItem({ row, onEdit, onDelete }: PersonItemProps) {
  const { id, name, lines, badge, editLabel, deleteLabel, actions = [], refused } = row;
  const edit = { label: editLabel, icon: <Pencil aria-hidden="true" />, onPress: () => onEdit(id) };
  const remove = { icon: <Trash2 aria-hidden="true" />, onPress: () => onDelete(id) };
  const all = [edit, ...actions, ...(deleteLabel === null ? [] : [{ label: deleteLabel, ...remove }])];
  return (
    <li>
      <Avatar name={name} />
      <div className="placard__words">
        <strong>{name}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
      <span className="placard__badges">{badge}</span>
      <span className="placard__acts">
        {all.map((action) => (
          <IconButton key={action.label} {...action} disabledReason={refused ?? undefined} />
        ))}
      </span>
    </li>
  );
}
