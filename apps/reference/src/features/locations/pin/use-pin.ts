import { isApproximatePlace } from "@placard/hazmat-core";
import { typedCoordinates } from "@placard/hazmat-core/scene";
import { useForm } from "../../../forms/use-form.ts";
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
  const { coordinates } = form.values;
  const read = typedCoordinates(coordinates);
  const typed = read?.precision === "point" ? read.center : null;
  // The stored position is more precise than its text.
  const pin = known !== null && coordinates === coordinatesText(known) ? known : typed;
  return { form, known, pin, isWrong: coordinates.trim() !== "" && pin === null };
}
