import type { InventoryChemical } from "@placard/api-client";
import { Button } from "@placard/ui";
import { FileText, IdCard, Package } from "lucide-react";
import { sheetOfChemical } from "../../../../lib/sheets/sheet-of-chemical.ts";
import type { ViewedSheet } from "../../../../lib/sheets/SheetDialog.tsx";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";

interface StoredActionsProps {
  readonly stored: InventoryChemical;
  readonly onCard: () => void;
  readonly onSheet: (sheet: ViewedSheet) => void;
  readonly onContainers: () => void;
}

/** Buttons of a stored chemical that open its card, its SDS and its containers, if any. */
export function StoredActions({ stored, onCard, onSheet, onContainers }: StoredActionsProps) {
  const { businessSearch: texts, containers } = useMessages();
  const { name, containers_count: count } = stored;
  const sheet = sheetOf(stored);
  return (
    <span className="app-stored-actions">
      <Button icon={<IdCard aria-hidden="true" />} aria-label={texts.openCard(name)} onPress={onCard}>
        {texts.card}
      </Button>
      {sheet !== null && (
        <Button
          icon={<FileText aria-hidden="true" />}
          aria-label={texts.openSheet(name)}
          onPress={() => onSheet(sheet)}
        >
          {texts.sheet}
        </Button>
      )}
      {count > 0 && (
        <Button
          icon={<Package aria-hidden="true" />}
          aria-label={containers.action(count, name)}
          onPress={onContainers}
        >
          {containers.title}
        </Button>
      )}
    </span>
  );
}

/** The SDS of a row in the first of the user's languages that is available, or `null`. */
function sheetOf(chemical: InventoryChemical): ViewedSheet | null {
  const sheet = sheetOfChemical(chemical);
  return sheet === undefined ? null : { ...sheet, chemical_id: chemical.id, chemical_name: chemical.name };
}
