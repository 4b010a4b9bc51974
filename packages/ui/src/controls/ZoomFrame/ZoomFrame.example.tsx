import { ZoomFrame } from "@placard/ui/internal";
import "@placard/ui/styles.css";

const drawing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'/%3E";

export function PageOfSheet() {
  return (
    <ZoomFrame>
      <img src={drawing} alt="Page 1 of the sheet" width="100%" />
    </ZoomFrame>
  );
}
