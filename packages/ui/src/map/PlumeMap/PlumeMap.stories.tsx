import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { calmResult, samplePlace, sampleResult } from "../../testing/plume.ts";
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
