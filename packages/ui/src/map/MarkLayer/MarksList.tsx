import { compassPoint, formatDistance, straightLine, type LonLat } from "@placard/hazmat-core";
import { Trash2 } from "lucide";
import { Icon } from "../../internal/Icon.tsx";
import { Button } from "../../controls/Button/Button.tsx";
import { IconButton } from "../../controls/IconButton/IconButton.tsx";
import { markPlace, type MapMark } from "../../incident/MapMarks/map-mark.ts";
import { mapMarkTexts } from "../../messages/en/map/map-marks.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { useMarkName } from "./use-mark-name.ts";

interface MarksListProps {
  readonly marks: readonly MapMark[];
  /** Origin for distances. Without it a mark is listed with its coordinates. */
  readonly from: { readonly center: LonLat } | null;
  readonly onShow: (place: LonLat) => void;
  readonly onRemove: ((mark: MapMark) => void) | undefined;
}

/** The marks as a list, for use without a map, with buttons to show each on the map. */
export function MarksList({ marks, from, onShow, onRemove }: MarksListProps) {
  const { mapMarks: texts } = useTexts(mapMarkTexts);
  const speech = useSpeech();
  const nameOf = useMarkName();
  if (marks.length === 0) return null;
  const away = (place: LonLat): string => {
    if (from === null) return markPlace(place);
    const { distance, bearing_deg } = straightLine(from.center, place);
    return `${speech.figure(formatDistance(distance))} ${translatedOrEnglish(speech, compassPoint(bearing_deg))}`;
  };
  return (
    <section>
      <h3>{texts.marks(marks.length)}</h3>
      <ul>
        {marks.map((mark) => (
          <li key={mark.id} className="placard-mark-line">
            <Button variant="quiet" onPress={() => onShow(mark.center)}>
              {nameOf(mark)}
            </Button>
            <small>{away(mark.center)}</small>
            {onRemove === undefined ? undefined : (
              <IconButton
                label={texts.removeOf(nameOf(mark))}
                icon={<Icon of={Trash2} aria-hidden="true" />}
                onPress={() => onRemove(mark)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
