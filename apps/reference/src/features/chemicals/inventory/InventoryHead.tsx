import type { AnswerOf } from "@placard/api-client";
import type { getInventorySummary } from "@placard/api-client/internal";
import { STALE_AFTER_DAYS } from "@placard/hazmat-core/business";
import { LinkButton } from "@placard/ui/internal";
import { FileSpreadsheet, Plus } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { paths } from "../../../paths.ts";
import { AddFlowButton } from "../../../shell/business/AddFlowButton.tsx";
import { MoreInventoryActions } from "./MoreInventoryActions.tsx";

/** Maximum number of rows that are exported too fast to show progress. */
const LONG_ROWS = 1000;

interface InventoryHeadProps {
  /** Summary of the whole inventory; `undefined` while loading. */
  readonly whole: AnswerOf<typeof getInventorySummary> | undefined;
  readonly refused: string | null;
  readonly onConfirmAll: () => void;
}

/** Total counts, due checks, and actions for the whole inventory. */
export function InventoryHead({ whole, refused, onConfirmAll }: InventoryHeadProps) {
  const { chemicals: texts, chemicalImport } = useMessages();
  const rows = whole?.chemicals ?? 0;
  return (
    <div className="app-page-title">
      <div>
        <h1>{texts.title}</h1>
        <p>{whole !== undefined && countLine(whole)}</p>
      </div>
      <div className="placard__actions">
        <LinkButton href={paths.importChemicals} icon={<FileSpreadsheet aria-hidden="true" />}>
          {chemicalImport.open}
        </LinkButton>
        <MoreInventoryActions
          isEmpty={rows === 0}
          isLong={rows > LONG_ROWS}
          refused={refused}
          onConfirmAll={onConfirmAll}
        />
        <AddFlowButton kind="chemicals" variant="primary" icon={<Plus aria-hidden="true" />}>
          {texts.add}
        </AddFlowButton>
      </div>
    </div>
  );

  function countLine({ chemicals, locations, stale }: NonNullable<typeof whole>): string {
    const count = texts.countLine(chemicals, locations);
    return stale === 0 ? count : `${count} · ${texts.staleLine(stale, STALE_AFTER_DAYS)}`;
  }
}
