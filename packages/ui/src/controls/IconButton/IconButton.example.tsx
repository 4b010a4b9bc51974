import { IconButton } from "@placard/ui";
import "@placard/ui/styles.css";

const Cross = () => (
  <svg viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="m6 6 12 12M18 6 6 18" />
  </svg>
);

export function CloseButton() {
  return <IconButton label="Close the card" icon={<Cross />} />;
}
