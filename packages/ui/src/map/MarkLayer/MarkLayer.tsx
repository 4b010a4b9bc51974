import { Trash2 } from "lucide";
import { Button } from "../../controls/Button/Button.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { formatMoment } from "../../internal/format-moment.ts";
import { markPlace, type MapMark } from "../../incident/MapMarks/map-mark.ts";
import { mapMarkTexts } from "../../messages/en/map/map-marks.ts";
import { useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { MARKER_RANKS } from "../MarkerGroups/group-markers.ts";
import { MapPopup } from "../ResponderMap/MapPopup.tsx";
import { MARK_SIGNS } from "./mark-signs.tsx";
import { useMarkName } from "./use-mark-name.ts";
import "./MarkLayer.css";

export interface MarkLayerProps {
  /** From `mapMarks`. */
  marks: readonly MapMark[];
  /** Called to remove a mark. Without it marks are read-only, as in a replay. */
  onRemove?: (mark: MapMark) => void;
}

/**
 * The marks of an incident in an `IncidentMap`, each with its name. Pressing a mark shows who placed it and when.
 *
 * @example
 * <MarkLayer marks={mapMarks(entries)} />
 */
export function MarkLayer({ marks, onRemove }: MarkLayerProps) {
  const { mapMarks: texts } = useTexts(mapMarkTexts);
  const { locale } = useSpeech();
  const nameOf = useMarkName();
  return marks.map((mark) => {
    const shapes = MARK_SIGNS[mark.kind];
    const name = nameOf(mark);
    const sign = (
      <>
        <Icon of={shapes} aria-hidden="true" />
        <span>{name}</span>
      </>
    );
    return (
      <MapPopup
        key={mark.id}
        id={`mark ${mark.id}`}
        rank={mark.kind === "hazard" ? MARKER_RANKS.hazard : MARKER_RANKS.mark}
        kind="mark"
        state={mark.kind}
        center={mark.center}
        name={name}
        sign={sign}
      >
        <h3>{name}</h3>
        <p>{texts.by(mark.who, formatMoment(mark.madeAt, locale))}</p>
        <p className="placard__place">{markPlace(mark.center)}</p>
        {onRemove === undefined ? undefined : (
          <Button icon={<Icon of={Trash2} aria-hidden="true" />} onPress={() => onRemove(mark)}>
            {texts.remove}
          </Button>
        )}
      </MapPopup>
    );
  });
}
