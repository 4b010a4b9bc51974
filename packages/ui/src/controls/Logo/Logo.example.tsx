import { Logo } from "@placard/ui";
import "@placard/ui/styles.css";

export function Head() {
  return <Logo />;
}
