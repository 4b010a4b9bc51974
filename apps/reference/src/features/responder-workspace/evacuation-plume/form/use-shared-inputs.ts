import { EMPTY_PLUME, type PlumeFormState, type PlumeValues } from "@placard/ui";
import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Fills an untouched form with the inputs of the shown calculation, and again with those of later ones while it is
 * unchanged. Typed input is never replaced.
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
