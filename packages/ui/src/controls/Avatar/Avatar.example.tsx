import { Avatar } from "@placard/ui/internal";
import "@placard/ui/styles.css";

export function Author() {
  return (
    <p>
      <Avatar name="Robin Chase" /> Robin Chase
    </p>
  );
}
