import { Skeleton } from "@placard/ui";
import "@placard/ui/styles.css";

export function LoadingHydrants() {
  return <Skeleton lines={4} label="Loading fire hydrants..." />;
}
