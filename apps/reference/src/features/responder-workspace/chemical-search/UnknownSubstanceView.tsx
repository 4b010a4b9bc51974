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

/**
 * The unknown substance of the open incident or quick search. Observations are logged when the user acts on them, not
 * with each change.
 */
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
