import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { calmResult, samplePlace, sampleResult } from "../../testing/plume.ts";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { PlumeMap } from "./PlumeMap.tsx";

const meta = {
  component: PlumeMap,
  args: { place: samplePlace, result: sampleResult, unit: "ppm", onPick: null, theme: "dark" },
  decorators: [
    (Drawn) => (
      <div style={{ blockSize: 640 }}>
        <Drawn />
      </div>
    ),
  ],
  globals: { theme: "dark", area: "responder" },
} satisfies Meta<typeof PlumeMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { unit: "mg" } };
export const NoPlaceYet: Story = { args: { place: null, result: null } };
export const InCalmAirTheDistancesStand: Story = { args: { result: calmResult } };
export const ThePlaceIsPicked: Story = { args: { result: null, onPick: fn() } };

const [LON, LAT] = SAMPLE_SITE;

export const PlacesInTheZones: Story = {
  args: {
    sites: [
      {
        id: 1,
        name: "Pier 9",
        business: "Harbour Ice",
        address: "9 Water Street",
        chemicals: 2,
        squareFeet: 12_000,
        employees: 18,
        center: [LON + 0.002, LAT + 0.002],
        isApproximate: false,
        points: [{ id: 7, kind: "gas_shutoff", center: [LON + 0.0035, LAT + 0.002], note: "north gate" }],
      },
    ],
    hydrants: Array.from({ length: 9 }, (_, at) => ({
      center: [LON + 0.001 * (at % 3) + 0.0015, LAT + 0.001 * Math.floor(at / 3) + 0.001] as const,
      facility: `H-${at + 1}`,
      type: null,
      status: at === 4 ? "Out of Service" : "In Service",
    })),
  },
};
