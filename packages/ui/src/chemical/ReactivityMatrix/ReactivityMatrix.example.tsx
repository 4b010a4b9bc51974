import { reactivityOfStore, type StoreReactivity } from "@placard/hazmat-core/reactivity";
import { ReactivityMatrix, Skeleton } from "@placard/ui";
import { useEffect, useState } from "react";
import "@placard/ui/styles.css";

export function Store() {
  const [reactivity, setReactivity] = useState<StoreReactivity | null>(null);
  useEffect(() => {
    void reactivityOfStore([{ name: "Chlorine" }, { name: "Ammonia" }]).then(setReactivity);
  }, []);
  return reactivity === null ? <Skeleton label="Reading..." /> : <ReactivityMatrix reactivity={reactivity} />;
}
