/** Plume of a release as text and tables. For its map see `@placard/ui/map`. */
export { ZoneSwatch, type ZoneSwatchProps } from "./ZoneSwatch/ZoneSwatch.tsx";
export { WindBug, type WindBugProps } from "./WindBug/WindBug.tsx";
export { ZoneTable, type ZoneTableProps } from "./ZoneTable/ZoneTable.tsx";
export type { EvacuationCircle, FormatLimit, ProtectiveZone, ZoneLimit, ZoneLine } from "./ZoneTable/zone-lines.ts";
export { PlumePanel, type PlumePanelProps } from "./PlumePanel/PlumePanel.tsx";
export { PlumeView, type PlumeAuthor, type PlumeViewProps } from "./PlumePanel/PlumeView.tsx";
export { usePlume, usePlumeWork, type Plume, type PlumeOptions, type PlumeWork } from "./PlumePanel/use-plume.ts";
export type { PlumeMapProps } from "./PlumePanel/plume-map-props.ts";
export { PlumeForm, type PlumeFormProps } from "./PlumeForm/PlumeForm.tsx";
export { WeatherCard, type WeatherCardProps } from "./WeatherCard/WeatherCard.tsx";
export type { CountedHydrant, CountedSite } from "./ZonesCard/counted-site.ts";
export { ZonesCard, type ZonesCardProps } from "./ZonesCard/ZonesCard.tsx";
export type { ZoneIssuer } from "./files/ZonesMenu.tsx";
export { CrosswindCard, type CrosswindCardProps } from "./CrosswindCard/CrosswindCard.tsx";
export type { PlotLimit } from "./CrosswindPlot/profile-plot.ts";
export { CentrelineCard, type CentrelineCardProps } from "./CentrelineCard/CentrelineCard.tsx";
export { BasisCard, type BasisCardProps } from "./BasisCard/BasisCard.tsx";
export {
  usePlumeForm,
  type PlumeFieldName,
  type PlumeFieldState,
  type PlumeFormOptions,
  type PlumeFormState,
} from "./entry/plume-form-state.ts";
export { chemicalFields, EMPTY_PLUME, placeFields, type PlumeValues } from "./entry/plume-values.ts";
export type { SourceField } from "./entry/source-entry.ts";
export type { RateNeed, SourceRate } from "./entry/source-rate.ts";
export type { WeatherState } from "./entry/weather-state.ts";
export type { ResolvedPlace } from "./entry/resolve-place.ts";
export type { PlumeOutcome } from "./result/calculate.ts";
export type { PlumeFailure } from "./result/plume-failure.ts";
export type { PlumeResult } from "./result/plume-result.ts";
export type { LimitUnit } from "./result/result-texts.ts";
export type { ReleaseModels } from "./models/release-models.ts";
