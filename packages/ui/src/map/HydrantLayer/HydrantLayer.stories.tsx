import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { IncidentMap } from "../IncidentMap/IncidentMap.tsx";
import { HydrantLayer } from "./HydrantLayer.tsx";

const [LON, LAT] = SAMPLE_SITE;

const hydrants = Array.from({ length: 400 }, (_, index) => ({
  center: [LON + ((index % 20) - 10) * 0.0016, LAT + (Math.floor(index / 20) - 10) * 0.0011] as const,
  facility: `H-${index}`,
  type: "Dry barrel",
  status: ["In service", "In service", "Out of service", null][index % 4] ?? null,
}));

const meta = {
  component: HydrantLayer,
  args: { hydrants },
  globals: { area: "responder", theme: "dark" },
  render: (args, { globals }) => (
    <div style={{ blockSize: 480 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={16} theme={globals["theme"] === "light" ? "light" : "dark"}>
        <HydrantLayer {...args} />
      </IncidentMap>
    </div>
  ),
} satisfies Meta<typeof HydrantLayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Zoom in" })).toBeVisible());
  },
};
export const Playground: Story = {};
export const ByDay: Story = { globals: { theme: "light" } };
