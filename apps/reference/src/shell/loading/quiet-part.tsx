import type { ComponentType } from "react";
import { retriedPart, type RetriedPart } from "./retried-part.tsx";

/**
 * An optional part of a page: shows nothing while it is loading and nothing if it cannot be loaded or rendered. Retries
 * automatically when the network is back.
 *
 * @param load - the `import()` of the part
 */
export function quietPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): RetriedPart<Props> {
  return retriedPart(load, { Failed: Nothing, Loading: Nothing, catchesBroken: true });
}

const Nothing = () => null;
