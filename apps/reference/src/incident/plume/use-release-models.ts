import type { ReleaseRunner } from "@placard/ui/internal";
import { useEffect, useState } from "react";
import { startReleaseRunner } from "./start-release-runner.ts";

/** The models of a component: the worker starts at the first calculation and stops when the component unmounts. */
export function useReleaseModels(): ReleaseRunner {
  const [models] = useState(startReleaseRunner);
  useEffect(() => () => models.stop(), [models]);
  return models;
}
