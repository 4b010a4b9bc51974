import { getSdsFile, type InventoryChemical, type SafetyDataSheet } from "@placard/api-client";
import { ageOf } from "@placard/hazmat-core/business";
import { Badge, Button, formatBytes, HazardBadge, IconButton } from "@placard/ui";
import { Download, Eye, FileText, History, Trash2 } from "lucide-react";
import { useState } from "react";
import { useApi } from "../../lib/ApiProvider.tsx";
import { chemicalMark } from "../../lib/chemical-mark.ts";
import { DayText } from "../../lib/DayText.tsx";
import { openFile } from "../../lib/open-file.ts";
import { useFailure } from "../../lib/use-failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { EarlierVersionsDialog } from "./EarlierVersionsDialog.tsx";
import "./SheetCard.css";

interface SheetCardProps {
  readonly sheet: SafetyDataSheet;
  readonly chemical: InventoryChemical | undefined;
  readonly now: Date;
  /** Why this role may not delete it, or `null`. */
  readonly refused: string | null;
  readonly onDelete: (sheet: SafetyDataSheet) => void;
}

/** One safety data sheet: whose it is, how old, and what can be done with it. */
export function SheetCard({ sheet, chemical, now, refused, onDelete }: SheetCardProps) {
  const { safetyDataSheets: words } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const [isOpening, setOpening] = useState(false);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const { id, chemical_name: name, filename, size_bytes, created_at, uploaded_by } = sheet;

  async function view(): Promise<void> {
    setOpening(true);
    try {
      await openFile(() => api.call(getSdsFile, { params: { id }, query: {} }));
    } catch (error) {
      fail(error, { title: words.viewFailedTitle, fallback: words.viewFailed, logIn: words.logIn });
    }
    setOpening(false);
  }

  return (
    <li className="placard-surface placard-sds-card">
      <div className="placard__sheet-icon">
        <FileText aria-hidden="true" />
      </div>
      <div className="placard__info">
        <h2>{name}</h2>
        <p>
          {filename} · {formatBytes(size_bytes)}
        </p>
        <p>
          {words.uploaded} <DayText iso={created_at} />
          {uploaded_by !== null && ` ${words.uploadedBy(uploaded_by)}`}
        </p>
        {chemical !== undefined && <HazardBadge level={chemicalMark(chemical)} className="placard__level" />}
        {sheet.earlier_versions > 0 && (
          <Button
            variant="quiet"
            className="placard__earlier"
            icon={<History aria-hidden="true" />}
            aria-label={words.earlierOf(sheet.earlier_versions, name)}
            onPress={() => setShowsEarlier(true)}
          >
            {words.earlier(sheet.earlier_versions)}
          </Button>
        )}
      </div>
      <div className="placard__row">
        <Badge>{words.updated(ageOf(created_at, now))}</Badge>
        <span className="placard__actions">
          <IconButton label={words.view(name)} icon={<Eye aria-hidden="true" />} isPending={isOpening} onPress={view} />
          <a
            className="placard-button"
            data-variant="quiet"
            data-icon-only
            href={api.url(getSdsFile, { params: { id }, query: { download: "1" } })}
            download={filename}
            aria-label={words.download(name)}
          >
            <Download aria-hidden="true" />
          </a>
          <IconButton
            label={words.delete(name)}
            icon={<Trash2 aria-hidden="true" />}
            isDisabled={refused !== null}
            onPress={() => onDelete(sheet)}
          />
        </span>
      </div>
      {showsEarlier && <EarlierVersionsDialog sheet={sheet} refused={refused} onClose={() => setShowsEarlier(false)} />}
    </li>
  );
}
