import { responderMapWords } from "../../messages/en/map/responder-map.ts";
import { useWords } from "../../messages/use-words.ts";
import { hydrantState, type HydrantState } from "./hydrant-state.ts";
import { MapPopup, Row } from "./MapPopup.tsx";
import type { HydrantPlace } from "./places.ts";

const SIGNS: Readonly<Record<HydrantState, string>> = { "in-service": "H", "out-of-service": "×", unknown: "?" };

/** Red dots with a sign inside: in service, out of service, or not known. */
export function HydrantMarkers({ hydrants }: { readonly hydrants: readonly HydrantPlace[] }) {
  const words = useWords(responderMapWords).responderMap;
  const states: Readonly<Record<HydrantState, string>> = {
    "in-service": words.inService,
    "out-of-service": words.outOfService,
    unknown: words.unknownStatus,
  };
  return hydrants.map(({ center, facility, type, status }) => {
    const state = hydrantState(status);
    return (
      <MapPopup
        key={center.join(",")}
        kind="hydrant"
        center={center}
        state={state}
        name={`${facility ?? words.facility}, ${states[state]}`}
        sign={SIGNS[state]}
      >
        <dl>
          <Row term={words.facility} value={facility ?? words.unknownStatus} />
          <Row term={words.type} value={type ?? words.unknownStatus} />
          <Row term={words.status} value={status ?? words.unknownStatus} />
        </dl>
      </MapPopup>
    );
  });
}
