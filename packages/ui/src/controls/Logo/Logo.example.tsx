import { Logo } from "@placard/ui/controls";
import "@placard/ui/styles.css";

export function Head() {
  return <Logo />;
}
