import {
  capAlert,
  takPackage,
  zonesGeoJson,
  zonesKml,
  type CapIssue,
  type ZoneFile,
} from "@placard/hazmat-core/exchange";

/** File formats of a calculation, in addition to its text. */
export type ZoneFileKind = "geojson" | "kml" | "tak" | "cap-draft" | "cap-exercise" | "cap-actual";

/** Content of a file, with its extension. */
export interface WrittenFile {
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly ending: string;
}

/**
 * Writes a calculation as a file.
 *
 * @returns `null` if the format would be empty: a CAP message without an area
 */
export function writeZoneFile(kind: ZoneFileKind, file: ZoneFile, issue: CapIssue): WrittenFile | null {
  switch (kind) {
    case "geojson":
      return { content: JSON.stringify(zonesGeoJson(file)), type: "application/geo+json", ending: "geojson" };
    case "kml":
      return { content: zonesKml(file), type: "application/vnd.google-earth.kml+xml", ending: "kml" };
    case "tak":
      return { content: takPackage(file), type: "application/zip", ending: "tak.zip" };
    case "cap-draft":
      return cap(capAlert(file, { ...issue, status: "Draft" }), "cap-draft.xml");
    case "cap-exercise":
      return cap(capAlert(file, { ...issue, status: "Exercise" }), "cap-exercise.xml");
    case "cap-actual":
      return cap(capAlert(file, { ...issue, status: "Actual" }), "cap.xml");
  }
}

function cap(content: string | null, ending: string): WrittenFile | null {
  return content === null ? null : { content, type: "application/cap+xml", ending };
}
