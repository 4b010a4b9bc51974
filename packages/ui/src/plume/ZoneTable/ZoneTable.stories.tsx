import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleZones } from "../../testing/zones.ts";
import { ZoneTable } from "./ZoneTable.tsx";

const meta = {
  component: ZoneTable,
  args: {
    zones: sampleZones.zones,
    notDrawn: sampleZones.notDrawn,
    evacuation: { radiusM: 150, basis: "ERG 2024, Table 3" },
    protective: {
      distanceM: 1400,
      shape: "downwind",
      polygon: { type: "Polygon", coordinates: [] },
      basis: "ERG 2024, Table 1",
    },
  },
} satisfies Meta<typeof ZoneTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { sitesInside: { "aegl-1": 4, "aegl-2": 2, "aegl-3": 1, idlh: 1, evac: 2 } } };
export const OnTheResponderSide: Story = { globals: { theme: "dark", area: "responder" } };
