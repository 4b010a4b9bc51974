import type { ChemicalMatch } from "@placard/hazmat-core";
import { CONTAINER_SHAPES, narrowUnknown, PID_LAMPS_EV, placardOf, SIGN_GROUPS } from "@placard/hazmat-core/identify";
import type { Observation } from "@placard/hazmat-core/identify";
import { UnknownSubstance } from "@placard/ui/identify";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";

const NOTHING = { state: "", vapour: "", water: "", container: "", placard: "", pidEv: "", burns: false };
const NAME = "unknown-substance";

interface UnknownSubstanceViewProps {
  readonly onOpen: (match: ChemicalMatch) => void;
  readonly onGuide: () => void;
}

/** An unknown substance of what is open: what was entered stays with the incident on this device. */
export function UnknownSubstanceView({ onOpen, onGuide }: UnknownSubstanceViewProps) {
  const drafts = useDrafts();
  const { log, scope } = useIncident();
  const draft = scope.draft(NAME);
  const [seen, setSeen] = useState<Observation>(() => {
    const signs: readonly string[] = [];
    return observationOf(drafts.read(draft, { ...NOTHING, signs }).values);
  });
  const { data, isError } = useQuery({
    queryKey: scope.query(NAME, seen),
    networkMode: "always",
    placeholderData: keepPreviousData,
    queryFn: () => narrowUnknown(seen),
  });

  function change(next: Observation): void {
    setSeen(next);
    const { signs = [], pidEv, ...others } = next;
    const values = { ...NOTHING, ...others, pidEv: pidEv === undefined ? "" : String(pidEv), signs };
    drafts.write(draft, values, { kind: "working" });
    log.record({ module: "chemical-search", action_type: "unknown_observed", action_data: { seen: next } });
  }
  return (
    <UnknownSubstance
      seen={seen}
      onChange={change}
      narrowed={data}
      hasFailed={isError}
      onOpen={onOpen}
      onGuide={onGuide}
    />
  );
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
