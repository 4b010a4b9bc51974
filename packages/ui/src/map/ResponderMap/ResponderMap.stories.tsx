import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { sampleGeocoder, sampleNavigation } from "../../testing/navigation.ts";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { ResponderMap } from "./ResponderMap.tsx";

const [lon, lat] = SAMPLE_SITE;

const meta = {
  component: ResponderMap,
  args: {
    theme: "dark",
    center: SAMPLE_SITE,
    zoom: 14,
    navigation: sampleNavigation(),
    geocoder: sampleGeocoder,
    shown: { businesses: true, hydrants: true },
    sites: {
      kind: "ready",
      places: [
        {
          id: 1,
          name: "Pier 9 warehouse",
          business: "Harbour Works",
          address: "9 Upper Water Street",
          chemicals: 6,
          squareFeet: 12_000,
          employees: 14,
          center: [lon + 0.004, lat + 0.002],
          isApproximate: true,
          points: [{ id: 1, kind: "key_box", center: [lon + 0.0045, lat + 0.0024], note: "Left of the gate" }],
        },
      ],
    },
    hydrants: {
      kind: "ready",
      note: "Water authority, read 3 Nov 2026",
      places: [
        { center: [lon - 0.004, lat + 0.001], facility: "H-1042", type: "Wet barrel", status: "In service" },
        { center: [lon - 0.002, lat - 0.002], facility: "H-1043", type: null, status: "Out of service" },
        { center: [lon + 0.001, lat - 0.003], facility: null, type: null, status: null },
      ],
    },
    onShownChange: fn(),
    onClose: fn(),
  },
  globals: { area: "responder", theme: "dark" },
  decorators: [
    (Drawn) => (
      <div style={{ blockSize: 720 }}>
        <Drawn />
      </div>
    ),
  ],
  render: function Filtered(args) {
    const [shown, setShown] = useState(args.shown);
    return <ResponderMap {...args} shown={shown} onShownChange={setShown} />;
  },
} satisfies Meta<typeof ResponderMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("3 hydrants")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Fire Hydrants" }));
    await expect(canvas.queryByText("3 hydrants")).toBeNull();
    await expect(canvas.getByText("1 business location")).toBeVisible();
  },
};
export const Playground: Story = {};
export const NothingAskedFor: Story = { args: { shown: { businesses: false, hydrants: false } } };
export const Failed: Story = { args: { sites: { kind: "failed" }, hydrants: { kind: "pending" } } };
export const Refused: Story = {
  args: {
    shown: { businesses: false, hydrants: false },
    refused: "Business locations and hydrants open when your department is approved.",
  },
};
