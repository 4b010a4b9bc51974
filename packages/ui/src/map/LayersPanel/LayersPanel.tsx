import { Eye, EyeOff, Layers, Minus } from "lucide";
import { useState, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Checkbox, CheckboxGroup } from "react-aria-components/CheckboxGroup";
import { Label } from "react-aria-components/Label";
import { Icon } from "../../internal/Icon.tsx";
import { mapTexts } from "../../messages/en/map/map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { ZoneSwatch } from "../../plume/ZoneSwatch/ZoneSwatch.tsx";
import "./LayersPanel.css";

export interface MapLayer {
  readonly id: string;
  readonly label: string;
  /** Limit of the zone, or the reason why there is nothing to draw. */
  readonly note?: string;
  /** True if there is nothing to draw: the layer stays listed with the reason, and cannot be shown. */
  readonly isMissing?: boolean;
}

/** One kind of place on the map. */
export interface MapPlaces {
  /** Must differ from the ids of the layers. */
  readonly id: string;
  readonly label: string;
  /** Symbol used on the map. */
  readonly sign: ReactNode;
}

export interface LayersPanelProps {
  /** Layers to choose from. */
  layers: readonly MapLayer[];
  /** Ids of the visible layers. */
  visible: readonly string[];
  /** Called with the ids of the visible layers. */
  onChange: (visible: readonly string[]) => void;
  /** Kinds of places, which can be shown and hidden like layers but are not counted. */
  places?: readonly MapPlaces[];
  /** Starts collapsed to a button, for small maps. */
  isInitiallyClosed?: boolean;
}

const NO_PLACES: readonly MapPlaces[] = [];

/** Legend of the map with switches for its layers. Shows how many can be drawn. */
export function LayersPanel({
  layers,
  visible,
  onChange,
  places = NO_PLACES,
  isInitiallyClosed = false,
}: LayersPanelProps) {
  const texts = useTexts(mapTexts).map;
  const [isOpen, setOpen] = useState(!isInitiallyClosed);
  const drawable = layers.filter((layer) => layer.isMissing !== true);
  const shown = drawable.filter(({ id }) => visible.includes(id)).length;
  if (!isOpen) {
    return (
      <Button className="placard-layers-open placard-map-panel" aria-expanded={false} onPress={() => setOpen(true)}>
        <Icon of={Layers} aria-hidden="true" />
        {texts.showLayers(drawable.length, layers.length)}
      </Button>
    );
  }
  return (
    <CheckboxGroup className="placard-layers placard-map-panel" value={[...visible]} onChange={onChange}>
      <div className="placard-layers-head">
        <Icon of={Layers} aria-hidden="true" />
        <Label className="placard__name">{texts.layers}</Label>
        <span className="placard__count">{texts.some(drawable.length, layers.length)}</span>
        {shown > 0 && shown < drawable.length ? (
          <Button
            className="placard-layers-tool"
            onPress={() => onChange([...drawable, ...places].map(({ id }) => id))}
          >
            {texts.showAll}
          </Button>
        ) : undefined}
        <Button
          className="placard-layers-tool"
          aria-label={texts.hideLayers}
          aria-expanded={true}
          onPress={() => setOpen(false)}
        >
          <Icon of={Minus} aria-hidden="true" />
        </Button>
      </div>
      {layers.map((layer) => (
        <Checkbox key={layer.id} value={layer.id} isDisabled={layer.isMissing === true} className="placard-layer">
          {({ isSelected }) => (
            <>
              <ZoneSwatch id={layer.id} />
              <span className="placard__words">
                {layer.label}
                {layer.note === undefined ? undefined : <small>{layer.note}</small>}
              </span>
              {isSelected && layer.isMissing !== true ? (
                <Icon of={Eye} aria-hidden="true" />
              ) : (
                <Icon of={EyeOff} aria-hidden="true" />
              )}
            </>
          )}
        </Checkbox>
      ))}
      {places.map(({ id, label, sign }) => (
        <Checkbox key={id} value={id} className="placard-layer">
          {({ isSelected }) => (
            <>
              <span className="placard-layer-sign" data-kind={id} aria-hidden="true">
                {sign}
              </span>
              <span className="placard__words">{label}</span>
              {isSelected ? <Icon of={Eye} aria-hidden="true" /> : <Icon of={EyeOff} aria-hidden="true" />}
            </>
          )}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
