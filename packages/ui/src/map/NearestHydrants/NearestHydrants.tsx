import { compassPoint, formatDistance, type LonLat } from "@placard/hazmat-core";
import { nearestPlaces } from "@placard/hazmat-core/scene";
import { useMemo, useState } from "react";
import { Button } from "../../controls/Button/Button.tsx";
import { hydrantTexts } from "../../messages/en/map/hydrants.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { HYDRANT_SIGNS } from "../HydrantLayer/hydrant-features.ts";
import { hydrantState } from "../HydrantLayer/hydrant-state.ts";
import type { HydrantPlace } from "../ResponderMap/places.ts";
import "./NearestHydrants.css";

export interface NearestHydrantsProps {
  /** Hydrants around the place. */
  hydrants: readonly HydrantPlace[];
  /** Origin for distances. `null`: not known, so no distances are shown. */
  from: { readonly name: string; readonly center: LonLat } | null;
  /** Returns a note beside the type, such as the zones of the hydrant; `null`: none. */
  noteOf?: (place: LonLat) => string | null;
  /** Called to show a hydrant on a map. */
  onShow?: (place: LonLat) => void;
}

/** Number of hydrants listed at first, and added each time. */
const FIRST = 5;
const MORE = 20;

/**
 * Lists the hydrants nearest to a position, with straight-line distance and bearing, for use without a map.
 *
 * @example
 * <NearestHydrants hydrants={hydrants} from={{ name: "Pier 9C", center: [-63.5981, 44.6688] }} />
 */
export function NearestHydrants({ hydrants, from, noteOf, onShow }: NearestHydrantsProps) {
  const { hydrants: texts } = useTexts(hydrantTexts);
  const speech = useSpeech();
  const [count, setCount] = useState(FIRST);
  const [lon, lat] = from?.center ?? [null, null];
  const near = useMemo(
    () => (lon === null || lat === null ? [] : nearestPlaces([lon, lat], hydrants, count)),
    [lon, lat, hydrants, count],
  );
  if (hydrants.length === 0) return <p className="placard-nearest">{texts.none}</p>;
  if (from === null) return <p className="placard-nearest">{texts.noPlace}</p>;
  return (
    <section className="placard-nearest" aria-label={texts.nearestTo(from.name)}>
      <h3>{texts.nearestTo(from.name)}</h3>
      <ol>
        {near.map(({ place, line }) => {
          const state = hydrantState(place.status);
          const name = place.facility ?? texts.unnumbered;
          const note = noteOf?.(place.center) ?? null;
          return (
            <li key={`${place.center.join(",")} ${place.facility}`}>
              <span className="placard__sign" data-state={state} aria-hidden="true">
                {HYDRANT_SIGNS[state]}
              </span>
              <span className="placard__words">
                {onShow === undefined ? (
                  <b>{name}</b>
                ) : (
                  <Button variant="quiet" onPress={() => onShow(place.center)}>
                    {name}
                  </Button>
                )}
                <small>
                  {[place.type, place.status ?? texts.states.unknown].filter((part) => part !== null).join(", ")}
                </small>
              </span>
              <span className="placard__far">
                <bdi>{speech.figure(formatDistance(line.distance))}</bdi>{" "}
                <bdi>
                  {translatedOrEnglish(speech, compassPoint(line.bearing_deg))} {Math.round(line.bearing_deg) % 360}°
                </bdi>
              </span>
              {note === null ? undefined : <strong className="placard__inside">{note}</strong>}
            </li>
          );
        })}
      </ol>
      <small>{texts.straight}</small>
      {count < hydrants.length ? (
        <Button variant="quiet" onPress={() => setCount(count + MORE)}>
          {texts.more(Math.min(MORE, hydrants.length - count))}
        </Button>
      ) : undefined}
    </section>
  );
}
