import { NearestHydrants } from "@placard/ui/map";
import "@placard/ui/styles.css";

const hydrants = [
  { center: [-63.5672, 44.6641], facility: "H-1043", type: null, status: null },
  { center: [-63.5685, 44.6639], facility: "H-1042", type: "Dry barrel", status: "In service" },
] as const;

export function Nearest() {
  return <NearestHydrants hydrants={hydrants} from={{ name: "18 Sample Wharf", center: [-63.5685, 44.6636] }} />;
}
