import { ResponderMap, useNavigation } from "@placard/ui/map";
import { useState } from "react";
import "@placard/ui/styles.css";

const geocoder = { suggest: async () => [] };

export function Places() {
  const navigation = useNavigation({ directions: null });
  const [shown, setShown] = useState({ businesses: false, hydrants: false });
  return (
    <div style={{ blockSize: 480 }}>
      <ResponderMap
        theme="light"
        center={[-63.5685, 44.6636]}
        navigation={navigation}
        geocoder={geocoder}
        shown={shown}
        onShownChange={setShown}
      />
    </div>
  );
}
