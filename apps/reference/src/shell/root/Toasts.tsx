import { ToastRegion } from "@placard/ui";

/** The toast region as a module of its own: it loads with the first toast. */
export function Toasts() {
  return <ToastRegion />;
}
