import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { SAMPLE_SITE, sampleZones } from "../../testing/zones.ts";
import { IncidentMap } from "../IncidentMap/IncidentMap.tsx";
import { PlumeLayers } from "./PlumeLayers.tsx";

const meta = {
  component: PlumeLayers,
  args: {
    origin: SAMPLE_SITE,
    zones: sampleZones.zones,
    evacuation: { radiusM: 150, basis: "ERG 2024, Table 3" },
    swingLines: sampleZones.swingLines,
  },
  globals: { area: "responder", theme: "dark" },
  render: (args, { globals }) => (
    <div style={{ blockSize: 480 }}>
      <IncidentMap
        center={SAMPLE_SITE}
        zoom={15}
        theme={globals["theme"] === "light" ? "light" : "dark"}
        sentence="AEGL-2 reaches 430 m NE"
        onError={fn()}
      >
        <PlumeLayers {...args} />
      </IncidentMap>
    </div>
  ),
} satisfies Meta<typeof PlumeLayers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("img").length).toBeGreaterThan(0));
  },
};
export const Playground: Story = {};
export const ByDay: Story = { globals: { theme: "light" } };
export const OneZone: Story = { args: { visible: ["aegl-2"] } };
export const CircleAlone: Story = { args: { zones: [] } };
