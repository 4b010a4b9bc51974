import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { IncidentMap } from "../IncidentMap/IncidentMap.tsx";
import { RangeRings } from "./RangeRings.tsx";

const meta = {
  component: RangeRings,
  args: { center: SAMPLE_SITE },
  globals: { area: "responder", theme: "dark" },
  render: (args, { globals }) => (
    <div style={{ blockSize: 480 }}>
      <IncidentMap center={SAMPLE_SITE} zoom={14} theme={globals["theme"] === "light" ? "light" : "dark"}>
        <RangeRings {...args} />
      </IncidentMap>
    </div>
  ),
} satisfies Meta<typeof RangeRings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Coast and streets are not shown at this zoom level.")).toBeVisible();
  },
};
export const Playground: Story = { args: { labelsTowardsDeg: 45 } };
export const ByDay: Story = { globals: { theme: "light" } };
