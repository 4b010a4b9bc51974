import { isApproximatePlace } from "@placard/hazmat-core";
import { useForm } from "../../../forms/use-form.ts";
import { useCoordinates } from "../../../lib/map/use-coordinates.ts";
import { useRegionCenter } from "../../../lib/map/use-region-center.ts";
import { coordinatesText, type SitePlaceFound } from "./site-place.ts";

/**
 * A pin that is set by a press on the map or by coordinates: each says what the other does. What was typed is kept until the
 * pin is used.
 *
 * @param draft - names the form that the pin is for
 */
export function usePin(place: SitePlaceFound | null, draft: string) {
  /** Known position of the site; the centre of its town does not count. */
  const known = place === null || isApproximatePlace(place.precision) ? null : place.center;
  const form = useForm({
    initial: { coordinates: known === null ? "" : coordinatesText(known) },
    validate: () => ({}),
    submit: () => Promise.resolve(undefined), // the pin goes into the form around it
    draft: { name: `pin-${draft}` },
  });
  const text = form.values.coordinates;
  const isKnown = known !== null && text === coordinatesText(known);
  const region = useRegionCenter();
  const near = region ?? place?.center ?? null;
  const coordinates = useCoordinates(isKnown ? null : near);
  // What is on file is finer than its text.
  return { form, known, pin: isKnown ? known : coordinates.pointOf(text), coordinates };
}
