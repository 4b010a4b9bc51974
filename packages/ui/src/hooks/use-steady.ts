import { useMemo } from "react";

/**
 * The same object as long as its content is the same, so that what is drawn from it need not be drawn again.
 *
 * @param value - survives JSON: no functions, no `Infinity`
 */
export function useSteady<T>(value: T): T {
  const content = JSON.stringify(value);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- by its content: the object itself is another one each time
  return useMemo(() => value, [content]);
}
