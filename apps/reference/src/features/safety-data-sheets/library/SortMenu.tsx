import { SHEET_SORTS, type SheetSort } from "@placard/hazmat-core/business";
import { Button, Menu } from "@placard/ui";
import { ChevronDown } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface SortMenuProps {
  readonly sort: SheetSort;
  readonly onChange: (sort: SheetSort) => void;
}

/** Menu to sort the library. */
export function SortMenu({ sort, onChange }: SortMenuProps) {
  const { safetyDataSheets: texts } = useMessages();
  return (
    <Menu
      trigger={<Button iconEnd={<ChevronDown aria-hidden="true" />}>{texts.sorted[sort]}</Button>}
      items={SHEET_SORTS.map((id) => ({ id, label: texts.sorted[id] }))}
      onAction={(id) => onChange(SHEET_SORTS.find((known) => known === id) ?? sort)}
    />
  );
}
