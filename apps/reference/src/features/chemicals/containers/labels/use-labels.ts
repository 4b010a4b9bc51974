import type { Container } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import { toasts } from "@placard/ui";
import { fileNameOf } from "../../../../incident/paper/file-name.ts";
import { saveFile } from "../../../../lib/device/save-file.ts";
import { useMessages } from "../../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../../session/SessionProvider.tsx";
import { containerAddress } from "./container-address.ts";
import type { LabelSheet } from "./label-sheets.ts";
import type { Label } from "./write-labels-pdf.ts";

/**
 * Writes the labels of containers on this device.
 *
 * @param of - the name used in the file name, instead of the chemicals
 */
export function useLabels(containers: readonly Container[], of: string | undefined) {
  const { containers: texts } = useMessages();
  const { business_id } = useBusinessProfile();

  /**
   * @param first - the position of the first label on its sheet, from 1
   * @returns true if the file was saved
   */
  async function make(sheet: LabelSheet, first: number): Promise<boolean> {
    try {
      const { writeLabelsPdf } = await import("./write-labels-pdf.ts");
      const at = new Date();
      const title = texts.labelsDocument(
        of ?? [...new Set(containers.map(({ chemical_name }) => chemical_name))].join(", "),
      );
      const bytes = await writeLabelsPdf({ title, language: "en", sheet, first, labels: containers.map(labelOf) }, at);
      saveFile(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), fileNameOf(title, at, "pdf"));
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.labelsMade });
      return true;
    } catch {
      toasts.show({ tone: "danger", title: texts.labelsFailedTitle, text: texts.labelsFailed });
      return false;
    }
  }

  function labelOf({ chemical_name, un_number, cas_number, code, size, expires_on }: Container): Label {
    const numbers = [
      un_number === null ? null : texts.unNumber(un_number),
      cas_number === null ? null : texts.casNumber(cas_number),
    ].filter((part) => part !== null);
    return {
      name: chemical_name,
      lines: [
        ...(numbers.length === 0 ? [] : [numbers.join(" · ")]),
        ...(size === null ? [] : [`${formatNumber(size.quantity)} ${size.unit}`]),
        ...(expires_on === null ? [] : [texts.expiresLabel(expires_on)]),
      ],
      code,
      address: containerAddress(window.location.origin, code, business_id),
      alt: texts.qrAlt(code),
    };
  }

  return make;
}
