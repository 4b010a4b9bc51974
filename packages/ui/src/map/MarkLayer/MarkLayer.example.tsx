import { MarkLayer } from "@placard/ui/internal/map";
import { IncidentMap } from "@placard/ui/map";
import "@placard/ui/styles.css";

const marks = [
  {
    id: "1",
    kind: "command_post",
    label: "",
    center: [-63.5699, 44.6643],
    who: "Dana Reyes",
    madeAt: "2026-11-03T14:01:00.000Z",
  },
] as const;

export function Marked() {
  return (
    <div style={{ blockSize: 420 }}>
      <IncidentMap center={[-63.5685, 44.6636]} zoom={15} theme="light">
        <MarkLayer marks={marks} />
      </IncidentMap>
    </div>
  );
}
