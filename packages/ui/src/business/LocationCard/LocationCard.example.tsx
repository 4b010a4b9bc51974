import { LocationCard } from "@placard/ui";
import "@placard/ui/styles.css";

const site = {
  name: "Pier 9 warehouse",
  civicAddress: "9 Upper Water Street, Halifax",
  bestEntrance: "Gate 2, north side",
  squareFeet: 12_000,
  employees: null,
  fireSuppression: true,
  fireAlarm: true,
  sprinklers: null,
};

export function Site() {
  return <LocationCard location={site} />;
}
