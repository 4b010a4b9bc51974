/** Writers for files of a calculation, loaded with the first file requested. */
export { writeZoneFile } from "./write-zone-file.ts";
export { zoneFileOf } from "./zone-file-of.ts";
