import { Disclosure } from "@placard/ui";
import "@placard/ui/styles.css";

export function Inventory() {
  return (
    <Disclosure title="Chemical inventory" aside="6" level={3}>
      <p>Six chemicals at two locations.</p>
    </Disclosure>
  );
}
