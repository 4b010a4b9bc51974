import { placePlan } from "@placard/hazmat-core/business";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { IncidentMap } from "../IncidentMap/IncidentMap.tsx";
import { PlanOverlay } from "./PlanOverlay.tsx";

const [LON, LAT] = SAMPLE_SITE;

/** A plan drawn for this project. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><path d="M40 40h720v420H40zM300 40v280M300 320h460" fill="none" stroke="black" stroke-width="6"/></svg>`,
)}`;

const plan = placePlan({
  aspect: 1.6,
  pairs: [
    { x: 0, y: 1, longitude: LON - 0.001, latitude: LAT - 0.0004 },
    { x: 1, y: 1, longitude: LON + 0.001, latitude: LAT },
  ],
});
if (!plan.ok) throw new Error(plan.error.message);

const meta = {
  component: PlanOverlay,
  args: { src: drawing, corners: plan.value.corners },
  globals: { area: "responder", theme: "dark" },
  render: (args, { globals }) => (
    <div style={{ blockSize: 480 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={16} theme={globals["theme"] === "light" ? "light" : "dark"}>
        <PlanOverlay {...args} />
      </IncidentMap>
    </div>
  ),
} satisfies Meta<typeof PlanOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { opacity: 0.9 } };
export const ByDay: Story = { globals: { theme: "light" } };
