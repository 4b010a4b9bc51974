import type { SdsReading } from "@placard/hazmat-core/business";
import { useEffect, useState } from "react";

/** What the text of a chosen file gave. `failed`: this device could not read it, which says nothing about the file. */
export type SheetText =
  | { readonly kind: "none" }
  | { readonly kind: "reading" }
  | { readonly kind: "failed" }
  | SdsReading;

/** Reads the text of a chosen sheet on this device. The reader is loaded with the first file. */
export function useSheetText(file: Blob | null): SheetText {
  const [read, setRead] = useState<{ readonly file: Blob; readonly text: SheetText } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    let isWanted = true;
    const keep = (text: SheetText) => {
      if (isWanted) setRead({ file, text });
    };
    textOf(file).then(keep, () => keep({ kind: "failed" }));
    return () => {
      isWanted = false;
    };
  }, [file]);
  if (file === null) return { kind: "none" };
  return read?.file === file ? read.text : { kind: "reading" };
}

async function textOf(file: Blob): Promise<SdsReading> {
  const { readSheet } = await import("./read-sheet.ts");
  return readSheet(file);
}
