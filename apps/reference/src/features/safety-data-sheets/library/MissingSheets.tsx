import type { InventoryChemical } from "@placard/api-client";
import { Banner } from "@placard/ui";
import { FileWarning } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** How many names are spelled out. */
const NAMED = 4;

/** Says of which chemicals there is no sheet. */
export function MissingSheets({ missing }: { readonly missing: readonly InventoryChemical[] }) {
  const { safetyDataSheets: words } = useMessages();
  return (
    <Banner tone="caution" role="note" icon={<FileWarning aria-hidden="true" />} title={words.missing(missing.length)}>
      {words.missingNames(
        missing.slice(0, NAMED).map(({ name }) => name),
        Math.max(0, missing.length - NAMED),
      )}
    </Banner>
  );
}
