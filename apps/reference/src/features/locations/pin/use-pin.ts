import { isApproximatePlace } from "@placard/hazmat-core";
import { useForm } from "../../../forms/use-form.ts";
import { useCoordinates } from "../../../lib/map/use-coordinates.ts";
import { useRegionCenter } from "../../../lib/map/use-region-center.ts";
import { coordinatesText, type SitePlaceFound } from "./site-place.ts";

/**
 * A pin set by a click on the map or by coordinates; each updates the other. Input is saved until the pin is used.
 *
 * @param draft - identifies the form that the pin belongs to
 */
export function usePin(place: SitePlaceFound | null, draft: string) {
  /** Known position of the site; the centre of its town does not count. */
  const known = place === null || isApproximatePlace(place.precision) ? null : place.center;
  const form = useForm({
    initial: { coordinates: known === null ? "" : coordinatesText(known) },
    validate: () => ({}),
    submit: () => Promise.resolve(undefined), // the pin is saved with the surrounding form
    draft: { name: `pin-${draft}` },
  });
  const text = form.values.coordinates;
  const isKnown = known !== null && text === coordinatesText(known);
  const region = useRegionCenter();
  const near = region ?? place?.center ?? null;
  const coordinates = useCoordinates(isKnown ? null : near);
  // The stored position is more precise than its text.
  return { form, known, pin: isKnown ? known : coordinates.pointOf(text), coordinates };
}
