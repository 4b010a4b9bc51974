import { useMemo } from "react";

/**
 * Returns the same object as long as its content is equal, to avoid rendering again.
 *
 * @param value - must survive JSON: no functions, no `Infinity`
 */
export function useStableValue<T>(value: T): T {
  const content = JSON.stringify(value);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- depends on the content: the object differs each time
  return useMemo(() => value, [content]);
}
