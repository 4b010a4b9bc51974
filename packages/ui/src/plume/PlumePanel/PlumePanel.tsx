import type { PlumeViewProps } from "./PlumeView.tsx";
import { PlumeView } from "./PlumeView.tsx";
import { NoData } from "../../chemical/ChemicalSearch/NoData.tsx";
import { hasFunctions, useErrorReporting, type ErrorHandler } from "../../hooks/use-error-reporting.ts";
import { warnOnce } from "../../internal/warn-once.ts";
import { ToastRegion } from "../../feedback/Toast/ToastRegion.tsx";
import { usePlumeForm } from "../entry/plume-form-state.ts";
import type { PlumeValues } from "../entry/plume-values.ts";
import { usePlume, usePlumeWork, type PlumeOptions } from "./use-plume.ts";

export interface PlumePanelProps extends PlumeOptions, Omit<PlumeViewProps, "plume"> {
  /** Values of the form at first: the chemical of an open card, the address of a call. */
  defaultValues?: Partial<PlumeValues>;
  /** Called with errors of the source, the geocoder or the weather service. The panel shows what is missing. */
  onError?: ErrorHandler;
}

/**
 * The complete plume panel: form, weather, map, zones and profile of a release. It manages its own state and includes a
 * `ToastRegion`. A host that manages the state uses `usePlumeWork`, `usePlume` and `PlumeView`.
 *
 * @example
 * import { bundledChemicalSource } from "@placard/hazmat-core";
 * import { PlumePanel } from "@placard/ui/plume";
 * import { PlumeMap } from "@placard/ui/map";
 * import "@placard/ui/styles.css";
 *
 * const source = bundledChemicalSource();
 * export const Plume = () => <PlumePanel source={source} map={PlumeMap} />;
 */
export function PlumePanel({ onError, ...props }: PlumePanelProps) {
  const source = useErrorReporting(props.source, onError);
  const geocoder = useErrorReporting(props.geocoder ?? undefined, onError);
  const weather = useErrorReporting(props.weather ?? null, onError);
  if (hasFunctions(source, "meant") && (geocoder === undefined || hasFunctions(geocoder, "suggest"))) {
    return <Panel {...props} source={source} geocoder={geocoder} weather={weather} />;
  }
  if (process.env.NODE_ENV !== "production") {
    warnOnce("PlumePanel needs a `source` (bundledChemicalSource()). Its `geocoder` is optional and needs `suggest`.");
  }
  return <NoData />;
}

function Panel({ map, sites, hydrants, openCard, notice, author, issuer, defaultValues, ...options }: PlumePanelProps) {
  const work = usePlumeWork(options);
  const form = usePlumeForm({ ...work.form, initial: { ...work.form.initial, ...defaultValues } });
  const plume = usePlume(work, form);
  return (
    <>
      <PlumeView
        plume={plume}
        {...(map !== undefined && { map })}
        {...(sites !== undefined && { sites })}
        {...(hydrants !== undefined && { hydrants })}
        {...(openCard !== undefined && { openCard })}
        {...(issuer !== undefined && { issuer })}
        notice={notice}
        {...(author !== undefined && { author })}
      />
      <ToastRegion />
    </>
  );
}
