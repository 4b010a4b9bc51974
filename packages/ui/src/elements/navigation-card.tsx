import type { Directions, Geocoder } from "@placard/hazmat-core";
import { NavigationCard } from "../map/NavigationCard/NavigationCard.tsx";
import { useNavigation } from "../map/NavigationCard/use-navigation.ts";
import { elementContent } from "./element-content.tsx";
import { errorsOf, type DispatchEvent, type ElementContent } from "./placard-element.ts";

export interface NavigationCardElementProps {
  /** Searches for typed addresses. Until the page sets a geocoder, the field shows that there are no suggestions. */
  geocoder: Geocoder;
  /** Finds routes on roads. Without it the answer is the straight line, marked as such. */
  directions: Directions | null;
}

const NO_GEOCODER: Geocoder = {
  suggest: () => Promise.reject(new Error("Give <placard-navigation-card> its property `geocoder`.")),
};

/** Content of `<placard-navigation-card>`. */
export const navigationCardContent: ElementContent<NavigationCardElementProps> =
  elementContent<NavigationCardElementProps>({
    initial: { geocoder: NO_GEOCODER, directions: null },
    View: NavigationView,
  });

function NavigationView({ geocoder, directions, tell }: NavigationCardElementProps & { tell: DispatchEvent }) {
  const navigation = useNavigation({ directions, onEvent: (event) => tell("placard-navigation", event) });
  return <NavigationCard navigation={navigation} geocoder={geocoder} onError={errorsOf(tell)} />;
}
