import type { HazardMark } from "@placard/hazmat-core";
import { Download, Eye, FileText, History, Pencil, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { formatBytes } from "../../controls/FileDrop/format-bytes.ts";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { businessTexts } from "../../messages/en/business/business.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { GhsPictogram } from "../../signs/GhsPictogram/GhsPictogram.tsx";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import "../../styles/surface.css";
import { useSpeech } from "../../messages/language/speech.ts";
import "./SdsCard.css";

/** A safety data sheet on file. */
export interface SheetOnFile {
  /** Name of its chemical. */
  readonly chemical: string;
  readonly filename: string;
  readonly bytes: number;
  /** Where its chemical is stored, as text. */
  readonly rows?: string;
  /** Date of the upload. */
  readonly uploaded: ReactNode;
  readonly uploadedBy: string | null;
  /** Age as text. */
  readonly age: string;
  /** True if it is so old that a newer version should be requested. */
  readonly isDue?: boolean;
  /** Its language as text. */
  readonly language?: string;
  /** True if its chemical has data sheets in other languages: labels of this one then include its language. */
  readonly isOneOfSeveral?: boolean;
  /** Number of earlier versions. */
  readonly earlierVersions: number;
  /** Hazard level of the chemical, if known to the page. */
  readonly mark?: HazardMark;
  /** GHS pictograms of the chemical, `GHS06`, and their source. A list of substances does not apply to mixtures. */
  readonly ghs?: { readonly codes: readonly string[]; readonly source: string };
}

export interface SdsCardProps {
  /** SDS to show. */
  sheet: SheetOnFile;
  /** URL of the file. */
  downloadHref: string;
  /** Called to open the file of the SDS. */
  onView: () => void;
  /** True while the file is loading. */
  isOpening?: boolean;
  /** Called to show the earlier versions. Without it there is no button for them. */
  onEarlier?: () => void;
  /** Called to edit its data. Without it there is no button. */
  onEdit?: () => void;
  /** Called to delete it. Without it there is no button. */
  onDelete?: () => void;
  /** True if the user may neither edit nor delete it. */
  isDeleteRefused?: boolean;
  /** Class names to add to the outermost element. */
  className?: string;
}

/** Shows one safety data sheet with its chemical, age and actions. */
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
  const texts = useTexts(businessTexts).business.sheet;
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
        <Icon of={FileText} aria-hidden="true" />
      </div>
      <div className="placard-sds-info">
        <h2>{chemical}</h2>
        {rows === undefined ? undefined : <p>{rows}</p>}
        <p>
          {filename} · {figure(formatBytes(bytes))}
          {language === undefined ? undefined : ` · ${language}`}
        </p>
        <p>
          {texts.uploaded} {uploaded}
          {uploadedBy === null ? undefined : ` ${texts.uploadedBy(uploadedBy)}`}
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
            icon={<Icon of={History} aria-hidden="true" />}
            aria-label={texts.earlierOf(earlierVersions, whose)}
            onPress={onEarlier}
          >
            {texts.earlier(earlierVersions)}
          </Button>
        ) : undefined}
      </div>
      <div className="placard-sds-foot">
        <Badge {...(isDue && { tone: "caution" as const })}>{age}</Badge>
        <span className="placard-sds-actions">
          <IconButton
            label={texts.view(whose)}
            icon={<Icon of={Eye} aria-hidden="true" />}
            isPending={isOpening}
            onPress={onView}
          />
          <a
            className="placard-button"
            data-variant="quiet"
            data-icon-only
            href={downloadHref}
            download={filename}
            aria-label={texts.download(whose)}
          >
            <Icon of={Download} aria-hidden="true" />
          </a>
          {onEdit === undefined ? undefined : (
            <IconButton
              label={texts.edit(whose)}
              icon={<Icon of={Pencil} aria-hidden="true" />}
              isDisabled={isDeleteRefused}
              onPress={onEdit}
            />
          )}
          {onDelete === undefined ? undefined : (
            <IconButton
              label={texts.delete(whose)}
              icon={<Icon of={Trash2} aria-hidden="true" />}
              isDisabled={isDeleteRefused}
              onPress={onDelete}
            />
          )}
        </span>
      </div>
    </article>
  );
}
