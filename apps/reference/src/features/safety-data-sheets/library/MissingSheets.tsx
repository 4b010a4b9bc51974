import type { InventoryChemical } from "@placard/api-client";
import { Banner } from "@placard/ui";
import { Link } from "@tanstack/react-router";
import { FileWarning } from "lucide-react";
import { storageOf } from "../../../lib/containers/stored-container.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";

interface MissingSheetsProps {
  /** The first ones by name, and the total. */
  readonly missing: { readonly first: readonly InventoryChemical[]; readonly count: number };
}

/** Names chemicals without an SDS, with a link to all of them. */
export function MissingSheets({ missing: { first, count } }: MissingSheetsProps) {
  const { safetyDataSheets: texts } = useMessages();
  return (
    <Banner tone="caution" role="note" icon={<FileWarning aria-hidden="true" />} title={texts.missing(count)}>
      {texts.missingNames(
        first.map((row) => texts.nameWithPlace(row.name, storageOf(row))),
        Math.max(0, count - first.length),
      )}{" "}
      <Link className="app-link" to={paths.chemicals} search={{ attention: "no_sheet" }}>
        {texts.showMissing}
      </Link>
    </Banner>
  );
}
