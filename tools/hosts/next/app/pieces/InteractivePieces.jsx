"use client";
import { bundledChemicalSource } from "@placard/hazmat-core";
import { ChemicalInventoryTable, LocationCard, SdsCard } from "@placard/ui/business";
import { ChemicalSearch } from "@placard/ui/chemical";
import { ChecklistPanel, deviceChecklistStore } from "@placard/ui/checklist";
import { AddressInput, ThemeRoot } from "@placard/ui/controls";
import { ConversionPanel } from "@placard/ui/conversion";
import { EMPTY_PLAN, IncidentActionPlan } from "@placard/ui/incident";
import { NavigationCard, PlumeMap, ResponderMap, useNavigation } from "@placard/ui/map";
import { chemicalFields, placeFields, PlumePanel } from "@placard/ui/plume";
import { useState } from "react";

const source = bundledChemicalSource();
const store = deviceChecklistStore();
const place = {
  id: "wharf",
  place_name: "18 Sample Wharf, Dartmouth",
  center: [-63.5685, 44.6636],
  precision: "rooftop",
  source: "registered locations",
};
const geocoder = { suggest: async () => [place] };
const scene = {
  ...chemicalFields({ key: "cas:7782-50-5", unNumber: "UN1017", name: "Chlorine" }),
  ...placeFields(place),
  emission_rate: "0.15",
  emission_height: "0",
  state: "gas",
  weather: "entered",
  wind_speed: "15",
  wind_from: "SW",
  temperature_c: "11",
  cloud: "10",
  weather_at: "2026-11-21T02:30:00Z",
};
const chemicals = [
  {
    id: 1,
    name: "Chlorine",
    unNumber: "1017",
    hazardClass: "2.3 (5.1, 8)",
    mark: "extreme",
    quantity: 600,
    unit: "kg",
    location: "Pier 9 warehouse",
  },
];
const site = {
  name: "Pier 9 warehouse",
  civicAddress: "9 Upper Water Street, Halifax",
  bestEntrance: "Gate 2, north side",
  squareFeet: 12_000,
  employees: 14,
  fireSuppression: true,
  fireAlarm: false,
  sprinklers: null,
};
const sheet = {
  chemical: "Ammonia, anhydrous",
  filename: "ammonia-2025.pdf",
  bytes: 482_113,
  uploaded: "3 Nov 2026",
  uploadedBy: "Robin",
  age: "Updated 18 days ago",
  earlierVersions: 0,
  mark: "high",
};

export function InteractivePieces() {
  const navigation = useNavigation({ directions: null });
  const [plan, setPlan] = useState(EMPTY_PLAN);
  const [shown, setShown] = useState({ businesses: false, hydrants: false });
  const [address, setAddress] = useState("");
  return (
    <ThemeRoot>
      <ChemicalSearch source={source} />
      <PlumePanel source={source} geocoder={geocoder} map={PlumeMap} defaultValues={scene} />
      <ChecklistPanel store={store} />
      <ConversionPanel source={source} />
      <IncidentActionPlan
        plan={plan}
        onChange={(part) => setPlan({ ...plan, ...part })}
        onSave={(event) => event.preventDefault()}
        source={source}
        state="Not saved yet"
      />
      <ChemicalInventoryTable chemicals={chemicals} />
      <LocationCard location={site} />
      <SdsCard sheet={sheet} downloadHref="#sheet" />
      <AddressInput label="Address" geocoder={geocoder} value={address} onChange={setAddress} />
      <NavigationCard navigation={navigation} geocoder={geocoder} />
      <div style={{ blockSize: 600 }}>
        <ResponderMap
          theme="light"
          center={place.center}
          navigation={navigation}
          geocoder={geocoder}
          shown={shown}
          onShownChange={setShown}
        />
      </div>
    </ThemeRoot>
  );
}
