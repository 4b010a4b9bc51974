import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** Content of a created PDF: its marks, its structure in reading order, and its text. */
export interface WrittenPdf {
  readonly isTagged: boolean;
  readonly info: object;
  readonly roles: readonly string[];
  /** Alternative texts of its figures. */
  readonly alts: readonly string[];
  readonly pages: readonly string[];
  /** The text of all pages, with single spaces. */
  readonly texts: string;
}

/** Reads a PDF created by the app, like a PDF reader does. */
export async function readPdf(bytes: Uint8Array): Promise<WrittenPdf> {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const marks: unknown = await pdf.getMarkInfo();
  const { info } = await pdf.getMetadata();
  const roles: string[] = [];
  const alts: string[] = [];
  const pages: string[] = [];
  const walk = ({ role, alt, children = [] }: Node): void => {
    if (role !== undefined) roles.push(role);
    if (alt !== undefined) alts.push(alt);
    for (const child of children) walk(child);
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    walk(await page.getStructTree());
    const text = (await page.getTextContent()).items.map((item) => ("str" in item ? item.str : "")).join(" ");
    pages.push(text.replaceAll(/\s+/g, " "));
  }
  return {
    isTagged: marks instanceof Map && marks.get("Marked") === true,
    info,
    roles,
    alts,
    pages,
    texts: pages.join(" "),
  };
}
