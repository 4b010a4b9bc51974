/** What makes files of a calculation: it loads with the first file that is asked for. */
export { writeZoneFile } from "./write-zone-file.ts";
export { zoneFileOf } from "./zone-file-of.ts";
