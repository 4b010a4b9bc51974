import type { LonLat } from "@placard/hazmat-core";
import { X } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../../internal/Icon.tsx";
import { Checkbox } from "../../controls/Checkbox/Checkbox.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import type { MapMark } from "../../incident/MapMarks/map-mark.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";
import { responderMapTexts } from "../../messages/en/map/responder-map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { HydrantPlace, PlaceLayer, ShownPlaces, SitePlace } from "./places.ts";
import type { NearestHydrantsProps } from "../NearestHydrants/NearestHydrants.tsx";
import { MarksList } from "../MarkLayer/MarksList.tsx";
import type { PlanOverlayControls } from "./PlanOfSite.tsx";
import { PlacesList } from "./PlacesList.tsx";

interface MapFiltersProps {
  readonly shown: ShownPlaces;
  readonly onShownChange: (shown: ShownPlaces) => void;
  readonly refused: string | undefined;
  readonly sites: PlaceLayer<SitePlace> | undefined;
  readonly hydrants: PlaceLayer<HydrantPlace> | undefined;
  readonly from: NearestHydrantsProps["from"];
  /** Release whose zones are drawn; `null`: none. */
  readonly release: PlumeResult | null;
  readonly marks: readonly MapMark[];
  /** Form for a new mark, if marks can be added. */
  readonly markForm: ReactNode;
  /** True while the user chooses a position: the other parts collapse to uncover the map. */
  readonly isMarking: boolean;
  readonly onUnmark: ((mark: MapMark) => void) | undefined;
  readonly onShow: (place: LonLat) => void;
  readonly onOpenSite: ((site: SitePlace) => void) | undefined;
  readonly plans: PlanOverlayControls | undefined;
  readonly onClose: () => void;
}

/** Filters of the map, and the same places as lists. */
export function MapFilters(props: MapFiltersProps) {
  const { markForm, isMarking, onClose } = props;
  const texts = useTexts(responderMapTexts).responderMap;
  return (
    <div className="placard-map-filters" role="group" aria-label={texts.filters}>
      <header>
        <h2>{texts.filters}</h2>
        <IconButton label={texts.closeFilters} icon={<Icon of={X} aria-hidden="true" />} onPress={onClose} />
      </header>
      {markForm}
      {isMarking ? undefined : <Filters {...props} />}
    </div>
  );
}

function Filters(props: MapFiltersProps) {
  const { shown, onShownChange, refused, from, marks, onUnmark, onShow } = props;
  const texts = useTexts(responderMapTexts).responderMap;
  const summary: readonly (readonly [string, boolean])[] = [
    [texts.allBusinesses, shown.businesses],
    [texts.fireHydrants, shown.hydrants],
  ];
  return (
    <>
      {refused === undefined ? undefined : <Banner tone="caution" title={refused} />}
      <Checkbox
        isSelected={shown.businesses}
        isDisabled={refused !== undefined}
        onChange={(businesses) => onShownChange({ ...shown, businesses })}
      >
        {texts.allBusinesses}
      </Checkbox>
      <Checkbox
        isSelected={shown.hydrants}
        isDisabled={refused !== undefined}
        onChange={(isShown) => onShownChange({ ...shown, hydrants: isShown })}
      >
        {texts.fireHydrants}
      </Checkbox>
      <h3>{texts.activeFilters}</h3>
      <dl>
        {summary.map(([name, isOn]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{isOn ? texts.enabled : texts.disabled}</dd>
          </div>
        ))}
      </dl>
      <MarksList marks={marks} from={from} onShow={onShow} onRemove={onUnmark} />
      <PlacesList {...props} />
    </>
  );
}
