import type { CapIssue } from "@placard/hazmat-core/exchange";
import { Braces, Copy, FileSpreadsheet, FileText, Globe, MapPinned, Megaphone } from "lucide";
import { useState } from "react";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { Menu } from "../../controls/Menu/Menu.tsx";
import { ConfirmDialog } from "../../feedback/ConfirmDialog/ConfirmDialog.tsx";
import { toasts } from "../../feedback/Toast/toasts.ts";
import { Icon } from "../../internal/Icon.tsx";
import { saveFile } from "../../internal/save-file.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { zoneFileTexts } from "../../messages/en/plume/zone-files.ts";
import { useSpeechWith } from "../../messages/language/use-speech-with.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { PlumeResult } from "../result/plume-result.ts";
import { ZONES_VALID_MS } from "../result/zones-validity.ts";
import { useNow } from "../WeatherCard/use-now.ts";
import { tableCsv, tableText, type CopiedTable } from "../ZonesCard/table-text.ts";
import type { ZoneFileKind } from "./write-zone-file.ts";

/** Sender of a file for other software, and its incident. */
export interface ZoneIssuer {
  /** E-mail address or domain of the sender. Default `placard`. */
  readonly sender?: string;
  readonly senderName?: string;
  /** Later files of the same incident replace earlier ones in software that supports it. */
  readonly incident?: string;
}

export interface ZonesMenuProps {
  readonly result: PlumeResult;
  readonly table: CopiedTable;
  readonly issuer: ZoneIssuer;
}

type MenuAction = "text" | "csv" | "save-text" | ZoneFileKind;

/** Exports a calculation: as text, as a table, and as files for other software. */
export function ZonesMenu({ result, table, issuer }: ZonesMenuProps) {
  const { plume } = useTexts(plumeTexts);
  const { zoneFiles: texts } = useTexts(zoneFileTexts);
  const speech = useSpeechWith("plume");
  const [isAsking, setAsking] = useState(false);
  const isOld = useNow().getTime() - result.calculatedAt.getTime() > ZONES_VALID_MS;

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: "neutral", title: plume.copied });
    } catch {
      toasts.show({ tone: "danger", title: plume.errorTitle, text: plume.copyFailed });
    }
  }

  function save(content: BlobPart, type: string, ending: string): void {
    const at = result.calculatedAt.toISOString().slice(0, 16).replaceAll(":", "");
    saveFile(content, type, `${texts.fileName}-${at}.${ending}`);
    toasts.show({ tone: "neutral", title: texts.saved });
  }

  async function write(kind: ZoneFileKind): Promise<void> {
    const issue: CapIssue = {
      sender: issuer.sender ?? "placard",
      ...(issuer.senderName !== undefined && { senderName: issuer.senderName }),
      sentAtMs: Date.now(),
      language: speech.locale ?? "en",
      event: texts.event,
      instruction: texts.instruction,
      restriction: texts.restriction,
    };
    try {
      const { writeZoneFile, zoneFileOf } = await import("./zone-files.ts");
      const file = zoneFileOf(result, table.lines, { plume, zoneFiles: texts, speech }, issuer.incident);
      const written = writeZoneFile(kind, file, issue);
      if (written === null) {
        toasts.show({ tone: "caution", title: texts.nothingToWarnOf, text: texts.nothingToWarnOfText });
      } else save(written.content, written.type, written.ending);
    } catch {
      toasts.show({ tone: "danger", title: texts.failed, text: texts.failedText });
    }
  }

  function act(entry: MenuAction): void {
    if (entry === "text") void copy(tableText(table));
    else if (entry === "csv") void copy(tableCsv(table));
    else if (entry === "save-text") save(`${texts.caution}\n${tableText(table)}\n`, "text/plain;charset=utf-8", "txt");
    else if (entry === "cap-actual") setAsking(true);
    else void write(entry);
  }

  return (
    <>
      <Menu<MenuAction>
        trigger={<IconButton variant="quiet" label={texts.menu} icon={<Icon of={Copy} aria-hidden="true" />} />}
        items={[
          { id: "text", label: plume.copyText, icon: <Icon of={FileText} aria-hidden="true" /> },
          { id: "csv", label: plume.copyCsv, icon: <Icon of={FileSpreadsheet} aria-hidden="true" /> },
          { id: "save-text", label: texts.text, icon: <Icon of={FileText} aria-hidden="true" /> },
          {
            id: "geojson",
            label: texts.geojson,
            description: texts.geojsonText,
            icon: <Icon of={Braces} aria-hidden="true" />,
          },
          { id: "kml", label: texts.kml, description: texts.kmlText, icon: <Icon of={Globe} aria-hidden="true" /> },
          { id: "tak", label: texts.tak, description: texts.takText, icon: <Icon of={MapPinned} aria-hidden="true" /> },
          {
            id: "cap-draft",
            label: texts.capDraft,
            description: texts.capDraftText,
            icon: <Icon of={Megaphone} aria-hidden="true" />,
          },
          {
            id: "cap-exercise",
            label: texts.capExercise,
            description: texts.capExerciseText,
            icon: <Icon of={Megaphone} aria-hidden="true" />,
          },
          {
            id: "cap-actual",
            label: texts.capActual,
            description: texts.capActualText,
            icon: <Icon of={Megaphone} aria-hidden="true" />,
            isDanger: true,
          },
        ]}
        onAction={act}
      />
      <ConfirmDialog
        title={texts.actualTitle}
        text={texts.actualText + (isOld ? texts.actualIsOld : "")}
        confirmLabel={texts.actualConfirm}
        cancelLabel={plume.cancel}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          void write("cap-actual");
        }}
      />
    </>
  );
}
