/** Form, log and worker of a plume, for the screens of the reference application. */
export { CrosswindPlot, type CrosswindPlotProps } from "./CrosswindPlot/CrosswindPlot.tsx";
export { isStalePlume } from "./entry/stale-inputs.ts";
export { gaugeUnitOf, SOURCE_FIELDS, sourceKindOf, withChosenSource } from "./entry/source-entry.ts";
export { useRecalculate } from "./PlumePanel/use-recalculate.ts";
export { calculatedFrom, readCalculatedFrom, type CalculatedFrom } from "./result/calculated-from.ts";
export { createReleaseRunner, type ReleaseRunner, type ReleaseThread } from "./models/release-runner.ts";
