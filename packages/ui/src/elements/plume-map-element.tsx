import { bundledChemicalSource, type ChemicalSource, type Geocoder, type WeatherSource } from "@placard/hazmat-core";
import { useCallback } from "react";
import type { IncidentMapProps } from "../map/IncidentMap/IncidentMap.tsx";
import { PlumeMap } from "../map/PlumeMap/PlumeMap.tsx";
import type { PlumeValues } from "../plume/entry/plume-values.ts";
import type { PlumeMapProps } from "../plume/PlumePanel/plume-map-props.ts";
import { PlumePanel } from "../plume/PlumePanel/PlumePanel.tsx";
import { elementContent } from "./element-content.tsx";
import engineCss from "./engine.css?inline";
import { errorsOf, type DispatchEvent, type ElementContent } from "./placard-element.ts";

type MapTheme = NonNullable<IncidentMapProps["theme"]>;

export interface PlumeMapElementProps {
  /** Source of the substances. Default: the bundled data. */
  source: ChemicalSource;
  /** Searches for typed addresses. Without it the address field finds only typed coordinates. */
  geocoder: Geocoder | undefined;
  /** `null`: the user enters the weather. */
  weather: WeatherSource | null;
  /** Values of the form at first: the chemical of an open card, the address of a call. */
  defaultValues: Partial<PlumeValues>;
  /** Colours of the map. */
  theme: MapTheme;
  /** URL of a MapLibre style. */
  styleUrl: string | undefined;
}

/** Content of `<placard-plume-map>`. */
export const plumeMapContent: ElementContent<PlumeMapElementProps> = elementContent<PlumeMapElementProps>({
  initial: {
    source: bundledChemicalSource(),
    geocoder: undefined,
    weather: null,
    defaultValues: {},
    theme: "light",
    styleUrl: undefined,
  },
  css: engineCss,
  View: PlumeMapView,
});

function PlumeMapView({
  source,
  geocoder,
  weather,
  defaultValues,
  theme,
  styleUrl,
  tell,
}: PlumeMapElementProps & { tell: DispatchEvent }) {
  const Map = useCallback(
    (props: PlumeMapProps) => (
      <PlumeMap
        {...props}
        theme={theme}
        onError={(message) => errorsOf(tell)(new Error(message))}
        {...(styleUrl !== undefined && { styleUrl })}
      />
    ),
    [theme, styleUrl, tell],
  );
  return (
    <PlumePanel
      key={JSON.stringify(defaultValues)}
      source={source}
      geocoder={geocoder}
      weather={weather}
      defaultValues={defaultValues}
      map={Map}
      onError={errorsOf(tell)}
      onResult={(result) => tell("placard-plume", { result })}
    />
  );
}
