import type { ComponentType } from "react";
import { retriedPart, type RetriedPart } from "./retried-part.tsx";

/**
 * A part of a page that no one waits for: while it is brought nothing stands in its place, and nothing does when it cannot
 * be brought or breaks. It tries on its own when the network is back.
 *
 * @param load - the `import()` of the part
 */
export function quietPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): RetriedPart<Props> {
  return retriedPart(load, { Failed: Nothing, Loading: Nothing, catchesBroken: true });
}

const Nothing = () => null;
