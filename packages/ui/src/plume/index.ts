/** What a release reaches, in words and tables; its map is `@placard/ui/map`. */
export { ZoneSwatch, type ZoneSwatchProps } from "./ZoneSwatch/ZoneSwatch.tsx";
export { WindBug, type WindBugProps } from "./WindBug/WindBug.tsx";
export { ZoneTable, type ZoneTableProps } from "./ZoneTable/ZoneTable.tsx";
export {
  zoneLines,
  type EvacuationCircle,
  type FormatLimit,
  type ProtectiveZone,
  type ZoneLimit,
  type ZoneLine,
} from "./ZoneTable/zone-lines.ts";
