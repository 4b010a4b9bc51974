import { WindBug } from "@placard/ui";
import "@placard/ui/styles.css";

export function SouthWest() {
  return <WindBug fromDeg={225} />;
}
