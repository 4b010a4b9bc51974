import {
  CONTAINER_SHAPES,
  PID_LAMPS_EV,
  placardOf,
  SIGN_GROUPS,
  type Observation,
} from "@placard/hazmat-core/identify";
import { useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";

const NOTHING = { state: "", vapour: "", water: "", container: "", placard: "", pidEv: "", burns: false };

/** What was seen of an unknown substance: it stays with the incident on this device. */
export function useObservation(): readonly [seen: Observation, change: (next: Observation) => void] {
  const drafts = useDrafts();
  const { scope } = useIncident();
  const [seen, setSeen] = useState<Observation>(() => {
    const signs: readonly string[] = [];
    return observationOf(drafts.read(scope.draft("unknown-substance"), { ...NOTHING, signs }).values);
  });
  function change(next: Observation): void {
    setSeen(next);
    const { signs, pidEv, ...others } = next;
    const values = { ...NOTHING, ...others, pidEv: pidEv === undefined ? "" : String(pidEv), signs: signs ?? [] };
    drafts.write(scope.draft("unknown-substance"), values, { kind: "working" });
  }
  return [seen, change];
}

type Kept = typeof NOTHING & { readonly signs: readonly string[] };

/** Takes of a draft what is an answer today. */
function observationOf({ state, vapour, water, container, placard, pidEv, burns, signs }: Kept): Observation {
  const found = <Id extends string | number>(ids: readonly Id[], text: string): Id | undefined =>
    ids.find((id) => String(id) === text);
  const read = {
    state: found(["solid", "liquid", "gas"] as const, state),
    vapour: found(["sinks", "rises"] as const, vapour),
    water: found(["floats", "sinks", "mixes", "reacts"] as const, water),
    container: found(CONTAINER_SHAPES, container),
    placard: placardOf(placard)?.hazardClass,
    pidEv: found(PID_LAMPS_EV, pidEv),
    burns: burns ? true : undefined,
    signs: signs.length === 0 ? undefined : SIGN_GROUPS.filter((sign) => signs.includes(sign)),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
