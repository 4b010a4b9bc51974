import type { ChemicalMatch } from "@placard/hazmat-core";
import { narrowUnknown, type Observation } from "@placard/hazmat-core/identify";
import { UnknownSubstance } from "@placard/ui/identify";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { unknownNarrowed } from "./log-actions.ts";

interface UnknownSubstanceViewProps {
  readonly seen: Observation;
  readonly onChange: (seen: Observation) => void;
  readonly onOpen: (match: ChemicalMatch) => void;
  readonly onGuide: () => void;
}

/** An unknown substance of what is open. The log keeps what was seen when someone acts on it, and not each touch. */
export function UnknownSubstanceView({ seen, onChange, onOpen, onGuide }: UnknownSubstanceViewProps) {
  const { log, scope } = useIncident();
  const { data, isError } = useQuery({
    queryKey: scope.query("unknown-substance", seen),
    networkMode: "always",
    placeholderData: keepPreviousData,
    queryFn: () => narrowUnknown(seen),
  });
  return (
    <UnknownSubstance
      seen={seen}
      onChange={onChange}
      narrowed={data}
      hasFailed={isError}
      onOpen={(match) => {
        log.record(unknownNarrowed(seen, match));
        onOpen(match);
      }}
      onGuide={() => {
        log.record(unknownNarrowed(seen, null));
        onGuide();
      }}
    />
  );
}
