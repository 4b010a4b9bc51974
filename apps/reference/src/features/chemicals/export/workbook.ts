import { strToU8, zipSync } from "fflate";
import { columnName } from "../import/reading/row-account.ts";
import type { ExportCell } from "./inventory-sheet.ts";

/** A worksheet of a workbook. */
export interface Sheet {
  readonly name: string;
  /** The first row contains the headings: bold, and always visible while scrolling. */
  readonly rows: readonly (readonly ExportCell[])[];
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/**
 * An .xlsx file (ECMA-376). It is compressed synchronously on this thread. Libraries that use their own workers create
 * them from text, which the content security policy rejects; they then never finish.
 */
export function workbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const parts = sheets.map((_, at) => `xl/worksheets/sheet${at + 1}.xml`);
  const files = {
    "[Content_Types].xml": contentTypes(parts),
    "_rels/.rels": relationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": sheetList(sheets),
    "xl/_rels/workbook.xml.rels": relationships([
      ...sheets.map((_, at) => ["worksheet", `worksheets/sheet${at + 1}.xml`] as const),
      ["styles", "styles.xml"],
    ]),
    "xl/styles.xml": STYLES,
    ...Object.fromEntries(sheets.map((sheet, at) => [parts[at] ?? "", sheetText(sheet)])),
  };
  const texts = Object.entries(files).map(([path, text]) => [path, strToU8(`${DECLARATION}${text}`)]);
  return new Uint8Array(zipSync(Object.fromEntries(texts)));
}

function contentTypes(parts: readonly string[]): string {
  const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const of = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${kind}.${type}+xml"/>`;
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${of("xl/workbook.xml", "sheet.main")}${of("xl/styles.xml", "styles")}${parts.map((part) => of(part, "worksheet")).join("")}</Types>`;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const rows = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${rows.join("")}</Relationships>`;
}

function sheetList(sheets: readonly Sheet[]): string {
  const rows = sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${rows.join("")}</sheets></workbook>`;
}

/** Format 0 is plain, format 1 bold. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

function sheetText({ rows }: Sheet): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetData>${rows.map(rowText).join("")}</sheetData></worksheet>`;
}

function rowText(cells: readonly ExportCell[], row: number): string {
  const style = row === 0 ? ' s="1"' : "";
  const cellElements = cells.map((value, column) => {
    if (value === "") return "";
    const place = `r="${columnName(column)}${row + 1}"${style}`;
    if (typeof value === "number") return `<c ${place}><v>${value}</v></c>`;
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  });
  return `<row r="${row + 1}">${cellElements.join("")}</row>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

/** Escapes a text for XML 1.0 and removes characters that XML cannot contain. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, (sign) => (isOfXml(sign) ? sign : ""))
    .replaceAll(/[&<>"\r]/gu, (sign) => SIGNS[sign] ?? sign);
}

/** True for characters that XML can contain. */
const isOfXml = (sign: string): boolean => "\t\n\r".includes(sign) || (sign > "\u001f" && sign < "\ufffe");
