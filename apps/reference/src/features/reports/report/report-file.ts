import { areReportTables, isReportTable, TIER_TWO_FILE } from "@placard/hazmat-core/regulatory";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { isLooseTable, tableNameOf } from "./tables/table-files.ts";

/** Maximum file size. A larger file is not a report of one business, or would use up the memory. */
const MAX_BYTES = 150 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Maximum number of files; an export has far fewer tables. */
const MAX_FILES = 200;

/** Maximum size of all plans in a report. With more, the import would reject the file. */
export const MAX_PLAN_BYTES = MAX_UNPACKED_BYTES;

/** A file attached to the report in its archive. */
export interface Attachment {
  readonly fileName: string;
  readonly file: Blob;
}

/** Reason why a file contains no report. `twice`: two tables have the same name. */
export type UnreadFile = "size" | "broken" | "no_report" | "loose_table" | "twice";

/** Content of a file: the XML of a report, or its tables by file name. */
export type UnpackedReport =
  | { readonly ok: true; readonly form: "xml"; readonly text: string }
  | { readonly ok: true; readonly form: "tables"; readonly tables: ReadonlyMap<string, Uint8Array<ArrayBuffer>> }
  | { readonly ok: false; readonly reason: UnreadFile };

/** The archive that Tier2 Submit reads: the report and its attachments in a ZIP. */
export async function packReport(text: string, attachments: readonly Attachment[] = []): Promise<Blob> {
  const attachedFiles = await Promise.all(
    attachments.map(async ({ fileName, file }) => [fileName, new Uint8Array(await file.arrayBuffer())] as const),
  );
  const bytes = zipSync({ ...Object.fromEntries(attachedFiles), [TIER_TWO_FILE]: strToU8(text) });
  return new Blob([new Uint8Array(bytes)], { type: "application/zip" });
}

/**
 * The report in a `.t2s` or `.zip`, or a single XML file. An archive without XML may contain tables instead.
 * `unpackAttachments` reads the attachments.
 */
export async function unpackReport(file: Blob & { readonly name?: string }): Promise<UnpackedReport> {
  if (file.size > MAX_BYTES) return { ok: false, reason: "size" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) {
    const text = strFromU8(bytes);
    return isLooseTable(file.name ?? "", text) ? { ok: false, reason: "loose_table" } : { ok: true, form: "xml", text };
  }
  try {
    const xml = xmlOf(bytes);
    if (xml?.ok === true && isReport(xml.text)) return xml;
    const tables = tablesOf(bytes);
    // An archive of tables may contain an unrelated XML file.
    return tables.ok ? tables : (xml ?? tables);
  } catch {
    return { ok: false, reason: "broken" };
  }
}

const isReport = (text: string): boolean => text.includes("epcraTier2Dataset");

type UnpackedXml = Exclude<UnpackedReport, { readonly form: "tables" }>;

/** `null` if the archive contains no XML. */
function xmlOf(bytes: Uint8Array): UnpackedXml | null {
  const files = unzipped(bytes, (name) => name.toLowerCase().endsWith(".xml"));
  if (files === null) return { ok: false, reason: "size" };
  const texts = files.map(([name, content]) => ({ name: baseOf(name), text: strFromU8(content) }));
  const found =
    texts.find(({ name }) => name === TIER_TWO_FILE) ?? texts.find(({ text }) => isReport(text)) ?? texts[0];
  return found === undefined ? null : { ok: true, form: "xml", text: found.text };
}

function tablesOf(bytes: Uint8Array): UnpackedReport {
  const files = unzipped(bytes, (name) => tableNameOf(name) !== null);
  if (files === null) return { ok: false, reason: "size" };
  const named = files.map(([path, content]) => [tableNameOf(path) ?? path, new Uint8Array(content)] as const);
  const names = named.map(([name]) => name);
  if (!areReportTables(names)) return { ok: false, reason: "no_report" };
  const known = names.filter(isReportTable).map((name) => name.toLowerCase());
  if (new Set(known).size < known.length) return { ok: false, reason: "twice" };
  return { ok: true, form: "tables", tables: new Map(named) };
}

/** The files with wanted names; `null` if they exceed the limits for a report of one business. */
function unzipped(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): readonly (readonly [string, Uint8Array])[] | null {
  let room = MAX_UNPACKED_BYTES;
  let count = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!isWanted(name)) return false;
      room -= originalSize;
      count += 1;
      return room >= 0 && count <= MAX_FILES;
    },
  });
  return room < 0 || count > MAX_FILES ? null : Object.entries(files);
}

/** Files in the archive that the report names as attachments. Missing ones are omitted. */
export async function unpackAttachments(file: Blob, names: readonly string[]): Promise<ReadonlyMap<string, File>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (names.length === 0 || !isZip(bytes)) return new Map();
  let room = MAX_UNPACKED_BYTES;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!names.includes(baseOf(name)) || originalSize > room) return false;
        room -= originalSize;
        return true;
      },
    });
    return new Map(
      Object.entries(files).map(([path, content]) => {
        const name = baseOf(path);
        return [name, new File([new Uint8Array(content)], name, { type: typeOf(content) })];
      }),
    );
  } catch {
    return new Map();
  }
}

const baseOf = (path: string): string => path.split("/").at(-1) ?? path;

/** Detects the type by the first bytes, since file names are not reliable. */
function typeOf(content: Uint8Array): string {
  return strFromU8(content.subarray(0, 5)) === "%PDF-" ? "application/pdf" : "";
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
