import { LocationCard } from "@placard/ui";
import "@placard/ui/styles.css";

const site = {
  name: "Pier 9 warehouse",
  civicAddress: "9 Upper Water Street, Halifax",
  addressLine: null,
  bestEntrance: "Gate 2, north side",
  squareFeet: 12_000,
  employees: null,
  manager: "Jo Bell",
  fireSuppression: true,
  fireAlarm: true,
  sprinklers: null,
  trainedForChemicals: true,
  nearRiverOrSewer: null,
};

export function Site() {
  return <LocationCard location={site} />;
}
