import { placePlan } from "@placard/hazmat-core/business";
import { PlanOverlay } from "@placard/ui/internal/map";
import { IncidentMap } from "@placard/ui/map";
import "@placard/ui/styles.css";

const page = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><path d="M40 40h720v420H40zM300 40v280M300 320h460" fill="none" stroke="black" stroke-width="6"/></svg>`,
)}`;

const plan = placePlan({
  aspect: 1.6,
  pairs: [
    { x: 0.05, y: 0.92, longitude: -63.5756, latitude: 44.6488 },
    { x: 0.95, y: 0.92, longitude: -63.5747, latitude: 44.6489 },
  ],
});

export function Pier() {
  return (
    <div style={{ blockSize: 420 }}>
      <IncidentMap center={[-63.5753, 44.649]} zoom={17} theme="light">
        {plan.ok ? <PlanOverlay src={page} corners={plan.value.corners} /> : undefined}
      </IncidentMap>
    </div>
  );
}
