import type { ReleaseRunner } from "@placard/ui";
import { useEffect, useState } from "react";
import { startReleaseRunner } from "./start-release-runner.ts";

/** The models of what is open: their worker starts when it is first asked, and ends with the module. */
export function useReleaseModels(): ReleaseRunner {
  const [models] = useState(startReleaseRunner);
  useEffect(() => () => models.stop(), [models]);
  return models;
}
