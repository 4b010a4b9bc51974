import type { SdsReading } from "@placard/hazmat-core/business";
import { useEffect, useState } from "react";

/**
 * Result of reading a chosen file. `locked`: password-protected. `failed`: this device could not read it, so the file
 * may be fine.
 */
export type SheetText =
  | { readonly kind: "none" }
  | { readonly kind: "reading" }
  | { readonly kind: "locked" }
  | { readonly kind: "failed" }
  | SdsReading;

/** Reads the text of a chosen SDS on this device. The parser is loaded with the first file. */
export function useSheetText(file: Blob | null): SheetText {
  const [read, setRead] = useState<{ readonly file: Blob; readonly text: SheetText } | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    let isWanted = true;
    const keep = (text: SheetText) => {
      if (isWanted) setRead({ file, text });
    };
    textOf(file).then(keep, (error: unknown) => keep({ kind: isLocked(error) ? "locked" : "failed" }));
    return () => {
      isWanted = false;
    };
  }, [file]);
  if (file === null) return { kind: "none" };
  return read?.file === file ? read.text : { kind: "reading" };
}

/** Error name used by the PDF reader. */
const isLocked = (error: unknown): boolean => error instanceof Error && error.name === "PasswordException";

async function textOf(file: Blob): Promise<SdsReading> {
  const { readSheet } = await import("./read-sheet.ts");
  return readSheet(file);
}
