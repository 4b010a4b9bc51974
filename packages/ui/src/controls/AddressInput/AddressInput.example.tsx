import type { Geocoder } from "@placard/hazmat-core";
import { AddressInput } from "@placard/ui";
import { useState } from "react";
import "@placard/ui/styles.css";

const geocoder: Geocoder = {
  suggest: async () => [
    {
      id: "1",
      place_name: "18 Sample Wharf, Dartmouth",
      center: [-63.57, 44.66],
      precision: "rooftop",
      source: "sites",
    },
  ],
};

export function IncidentAddress() {
  const [text, setText] = useState("");
  const [place, setPlace] = useState("No place yet");
  return (
    <>
      <AddressInput
        geocoder={geocoder}
        value={text}
        onChange={setText}
        onSelect={({ center }) => setPlace(center.join(", "))}
      />
      <output>{place}</output>
    </>
  );
}
