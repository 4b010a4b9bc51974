import { EMPTY_PLUME, type PlumeFormState, type PlumeValues } from "@placard/ui";
import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Fills a form in which no one typed with the inputs of the calculation that is shown, and again with those of the next
 * one for as long as they stand as they were filled in. What was typed is never replaced.
 */
export function useSharedInputs(form: PlumeFormState, inputs: PlumeValues | null): void {
  const filled = useRef<PlumeValues>(EMPTY_PLUME);
  const follow = useEffectEvent((next: PlumeValues) => {
    if (!isSame(form.values, filled.current) && !isSame(form.values, EMPTY_PLUME)) return;
    filled.current = next;
    form.fill(next);
  });
  const text = inputs === null ? "" : JSON.stringify(inputs);
  useEffect(() => {
    if (inputs !== null) follow(inputs);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the inputs by their content: they are read anew each time
  }, [text]);
}

function isSame(one: PlumeValues, other: PlumeValues): boolean {
  return Object.entries(one).every(([field, value]) => Reflect.get(other, field) === value);
}
