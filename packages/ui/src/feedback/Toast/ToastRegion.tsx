import { useLazyModule } from "../../hooks/use-lazy-module.ts";
import { useFirstRegion } from "./use-first-region.ts";

const loadToasts = () => import("./ShownToasts.tsx");

/**
 * Shows toasts. If a page has several regions, the first one shows them. Their time stops after the mouse moves over
 * them, until it leaves, and while the focus is inside.
 *
 * Toasts never cover controls: they are shown over text in the row that the page marks with `data-placard-toast-row`,
 * only the newest one, or otherwise at the end of the window. In that case `--placard-toast-room` on the root is the
 * height they take, and the host sets `--placard-toast-inset` to keep its own bar uncovered. If toasts at the end would
 * cover figures (cells, outputs, elements marked `data-placard-toast-free`), the newest one is shown above them. While a
 * map is in full screen they are shown inside the map.
 *
 * The code that renders toasts loads after the page. Earlier toasts wait for it, and their time starts then.
 */
export function ToastRegion() {
  const isFirst = useFirstRegion();
  const shown = useLazyModule(loadToasts);
  return isFirst && shown !== null ? <shown.ShownToasts /> : null;
}
