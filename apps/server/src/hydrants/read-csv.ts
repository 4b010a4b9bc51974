import { HydrantError, listedHydrant, type ListedHydrant } from "./hydrant.ts";

const LONGITUDE = ["longitude", "lon", "lng", "long", "x"];
const LATITUDE = ["latitude", "lat", "y"];

/**
 * The hydrants of a table with a header line: longitude and latitude in degrees, and the fields of a hydrant.
 *
 * @throws HydrantError naming the line and what is missing
 */
export function readHydrantCsv(text: string): readonly ListedHydrant[] {
  const [head, ...lines] = csvRows(text.replace(/^\uFEFF/, ""));
  const names = (head ?? []).map((name) => name.trim().toLowerCase());
  const column = (wanted: readonly string[]): number => {
    const found = wanted.map((name) => names.indexOf(name)).find((index) => index >= 0);
    if (found === undefined) throw new HydrantError(`The first line has none of these columns: ${wanted.join(", ")}.`);
    return found;
  };
  const [lonAt, latAt] = [column(LONGITUDE), column(LATITUDE)];
  return lines.map((cells, index) => {
    const degrees = (at: number): number => {
      const cell = (cells[at] ?? "").trim();
      const value = cell === "" ? Number.NaN : Number(cell);
      if (Number.isNaN(value)) throw new HydrantError(`Line ${index + 2}: "${cell}" is not a number of degrees.`);
      return value;
    };
    const values = new Map(names.map((name, at) => [name, cells[at]]));
    return listedHydrant(values, { longitude: degrees(lonAt), latitude: degrees(latAt) });
  });
}

/**
 * Rows of cells as defined by RFC 4180: quoted cells may contain commas, quotes and line ends. Empty lines are left
 * out.
 */
function csvRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  // A part of a cell, quoted or not, or a separator. The end of the text also ends a row.
  for (const [part] of `${text}\n`.matchAll(/"(?:[^"]|"")*(?:"|$)|[^",\r\n][^,\r\n]*|,|\r?\n/g)) {
    if (part !== "," && !part.endsWith("\n")) {
      cell += part.startsWith(`"`) ? part.slice(1, -1).replaceAll(`""`, `"`) : part;
      continue;
    }
    row.push(cell);
    cell = "";
    if (part === ",") continue;
    if (row.some((one) => one !== "")) rows.push(row);
    row = [];
  }
  return rows;
}
