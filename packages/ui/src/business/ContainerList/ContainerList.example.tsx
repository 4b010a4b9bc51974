import { containerAge } from "@placard/hazmat-core/business";
import { ContainerList } from "@placard/ui/business";
import "@placard/ui/styles.css";

const cylinder = {
  id: 1,
  code: "CYL-4471-1",
  size: { quantity: 68, unit: "kg" },
  place: "Dosing room",
  opened: null,
  expires: "31 Mar 2027",
  age: containerAge("2027-03-31", new Date()),
} as const;

export function Cylinders() {
  return <ContainerList containers={[cylinder]} />;
}
