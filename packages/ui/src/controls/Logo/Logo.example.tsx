import { Logo } from "@placard/ui/internal";
import "@placard/ui/styles.css";

export function Head() {
  return <Logo />;
}
