import { formatNumber } from "@placard/hazmat-core";
import { INVENTORY_ATTENTION, type InventoryAttention } from "@placard/hazmat-core/business";
import { FilterPills } from "@placard/ui/internal";
import { CircleHelp, ClockAlert, FileWarning, UnfoldHorizontal } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface AttentionFilterProps {
  /** Number of rows by kind of attention needed. */
  readonly counts: Readonly<Record<InventoryAttention, number>>;
  readonly chosen: InventoryAttention | null;
  readonly onChange: (changes: { readonly attention: InventoryAttention | null }) => void;
}

const ICONS = {
  keep_apart: <UnfoldHorizontal className="app-attention-icon" data-attention="keep_apart" aria-hidden="true" />,
  unknown_reactions: (
    <CircleHelp className="app-attention-icon" data-attention="unknown_reactions" aria-hidden="true" />
  ),
  check_due: <ClockAlert className="app-attention-icon" data-attention="check_due" aria-hidden="true" />,
  no_sheet: <FileWarning className="app-attention-icon" data-attention="no_sheet" aria-hidden="true" />,
};

/** Filters for incompatible pairs, unknown reactions, due checks and missing SDSs, if there are any. */
export function AttentionFilter({ counts, chosen, onChange }: AttentionFilterProps) {
  const { standing: texts } = useMessages();
  const shown = INVENTORY_ATTENTION.filter((kind) => counts[kind] > 0 || kind === chosen);
  if (shown.length === 0) return undefined;
  const options = {
    keep_apart: { label: texts.keepApart(counts.keep_apart), text: texts.keepApartFilter },
    unknown_reactions: {
      label: texts.unknownReactions(counts.unknown_reactions),
      text: texts.unknownReactionsFilter,
    },
    check_due: { label: texts.checkDue(counts.check_due), text: texts.checkDueFilter },
    no_sheet: { label: texts.noSheet(counts.no_sheet), text: texts.noSheetFilter },
  };
  return (
    <FilterPills
      label={texts.attention}
      pills={shown.map((kind) => ({
        id: kind,
        label: options[kind].label,
        content: (
          <>
            {ICONS[kind]}
            {options[kind].text}
          </>
        ),
        count: formatNumber(counts[kind]),
      }))}
      value={chosen}
      onChange={(attention) => onChange({ attention })}
    />
  );
}
