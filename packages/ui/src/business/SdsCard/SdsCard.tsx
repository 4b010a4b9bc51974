import type { HazardMark } from "@placard/hazmat-core";
import { Download, Eye, FileText, History, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { formatBytes } from "../../controls/FileDrop/format-bytes.ts";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { businessWords } from "../../messages/en/business/business.ts";
import { useWords } from "../../messages/use-words.ts";
import { GhsPictogram } from "../../signs/GhsPictogram/GhsPictogram.tsx";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import "../../styles/surface.css";
import { useSpeech } from "../../messages/language/speech.ts";
import "./SdsCard.css";

/** A safety data sheet on file. */
export interface SheetOnFile {
  /** The chemical that it is of. */
  readonly chemical: string;
  readonly filename: string;
  readonly bytes: number;
  /** Where what it is for is stored, in words. */
  readonly rows?: string;
  /** The day on which it came. */
  readonly uploaded: ReactNode;
  readonly uploadedBy: string | null;
  /** How old it is, in words. */
  readonly age: string;
  /** It is so old that a newer one should be asked for. */
  readonly isDue?: boolean;
  /** The language that it is in, in words. */
  readonly language?: string;
  /** Its chemical has sheets in other languages too: what names this one says its language. */
  readonly isOneOfSeveral?: boolean;
  /** How many versions it has replaced. */
  readonly earlierVersions: number;
  /** The level of the chemical, where that is known to the page. */
  readonly mark?: HazardMark;
  /** GHS pictograms of the chemical, `GHS06`, and who gave them to it: a list of substances says nothing of a mixture. */
  readonly ghs?: { readonly codes: readonly string[]; readonly source: string };
}

export interface SdsCardProps {
  sheet: SheetOnFile;
  /** Where the file is to be had. */
  downloadHref: string;
  onView: () => void;
  /** The file is being fetched. */
  isOpening?: boolean;
  /** Shows a way to the earlier versions, where there are any. */
  onEarlier?: () => void;
  /** Shows a way to change what is on file of it. */
  onEdit?: () => void;
  /** Shows a way to delete it. */
  onDelete?: () => void;
  /** This person may neither change nor delete it. */
  isDeleteRefused?: boolean;
  className?: string;
}

/** One safety data sheet: whose it is, how old, and what can be done with it. */
export function SdsCard({
  sheet,
  downloadHref,
  onView,
  isOpening = false,
  onEarlier,
  onEdit,
  onDelete,
  isDeleteRefused = false,
  className,
}: SdsCardProps) {
  const words = useWords(businessWords).business.sheet;
  const { figure } = useSpeech();
  const {
    chemical,
    filename,
    rows,
    bytes,
    uploaded,
    uploadedBy,
    age,
    earlierVersions,
    mark,
    ghs,
    isDue = false,
    language,
    isOneOfSeveral = false,
  } = sheet;
  const whose = isOneOfSeveral && language !== undefined ? `${chemical} (${language})` : chemical;
  return (
    <article className={joinClasses("placard-surface placard-sds-card", className)} aria-label={whose}>
      <div className="placard-sds-icon">
        <FileText aria-hidden="true" />
      </div>
      <div className="placard-sds-info">
        <h2>{chemical}</h2>
        {rows === undefined ? undefined : <p>{rows}</p>}
        <p>
          {filename} · {figure(formatBytes(bytes))}
          {language === undefined ? undefined : ` · ${language}`}
        </p>
        <p>
          {words.uploaded} {uploaded}
          {uploadedBy === null ? undefined : ` ${words.uploadedBy(uploadedBy)}`}
        </p>
        {mark === undefined ? undefined : <HazardBadge level={mark} className="placard-sds-level" />}
        {ghs === undefined ? undefined : (
          <div className="placard-sds-ghs">
            {ghs.codes.map((code) => (
              <GhsPictogram key={code} code={code} size={34} />
            ))}
            <small>{ghs.source}</small>
          </div>
        )}
        {earlierVersions > 0 && onEarlier !== undefined ? (
          <Button
            variant="quiet"
            className="placard-sds-earlier"
            icon={<History aria-hidden="true" />}
            aria-label={words.earlierOf(earlierVersions, whose)}
            onPress={onEarlier}
          >
            {words.earlier(earlierVersions)}
          </Button>
        ) : undefined}
      </div>
      <div className="placard-sds-foot">
        <Badge {...(isDue && { tone: "caution" as const })}>{age}</Badge>
        <span className="placard-sds-actions">
          <IconButton
            label={words.view(whose)}
            icon={<Eye aria-hidden="true" />}
            isPending={isOpening}
            onPress={onView}
          />
          <a
            className="placard-button"
            data-variant="quiet"
            data-icon-only
            href={downloadHref}
            download={filename}
            aria-label={words.download(whose)}
          >
            <Download aria-hidden="true" />
          </a>
          {onEdit === undefined ? undefined : (
            <IconButton
              label={words.edit(whose)}
              icon={<Pencil aria-hidden="true" />}
              isDisabled={isDeleteRefused}
              onPress={onEdit}
            />
          )}
          {onDelete === undefined ? undefined : (
            <IconButton
              label={words.delete(whose)}
              icon={<Trash2 aria-hidden="true" />}
              isDisabled={isDeleteRefused}
              onPress={onDelete}
            />
          )}
        </span>
      </div>
    </article>
  );
}
