import { NavigationCard, useNavigation } from "@placard/ui/map";
import "@placard/ui/styles.css";

const geocoder = { suggest: async () => [] };

export function WayThere() {
  const navigation = useNavigation({ directions: null });
  return <NavigationCard navigation={navigation} geocoder={geocoder} />;
}
