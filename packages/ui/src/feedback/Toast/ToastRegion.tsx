import { useLate } from "../../hooks/use-late.ts";
import { useFirstRegion } from "./use-first-region.ts";

const bring = () => import("./ShownToasts.tsx");

/**
 * Where toasts appear. Of several on a page the first shows them. The time stands still while the pointer or focus is
 * inside.
 *
 * They stand where no hand needs anything: over words of the row that the page marks with `data-placard-toast-row`, the
 * newest alone, else at the end of the window. There `--placard-toast-room` on the root says how much of it they take, and
 * `--placard-toast-inset` is the host's way to keep its own bar free. While a map fills the screen they stand in it.
 *
 * What draws them comes right after the page; a toast that is shown before waits for it, and its time with it.
 */
export function ToastRegion() {
  const isFirst = useFirstRegion();
  const shown = useLate(bring);
  return isFirst && shown !== null ? <shown.ShownToasts /> : null;
}
