import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { sampleGeocoder, sampleNavigation } from "../../testing/navigation.ts";
import { SAMPLE_SITE } from "../../testing/zones.ts";
import { ResponderMap } from "./ResponderMap.tsx";

const [lon, lat] = SAMPLE_SITE;

/** A plan drawn for this project. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="750"><path d="M40 40h720v670H40zM300 40v380M300 420h460" fill="none" stroke="black" stroke-width="6"/></svg>`,
)}`;

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
          plan: {
            page: 1,
            corners: [
              [lon + 0.003, lat + 0.0028],
              [lon + 0.0045, lat + 0.0028],
              [lon + 0.0045, lat + 0.0018],
              [lon + 0.003, lat + 0.0018],
            ],
            placedBy: "Dana Reid, 3 Nov 2026",
          },
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
    await waitFor(() => expect(canvas.getByText("3 hydrants")).toBeVisible());
    await userEvent.click(canvas.getByRole("checkbox", { name: "Fire Hydrants" }));
    await expect(canvas.queryByText("3 hydrants")).toBeNull();
    await expect(canvas.getByText("1 business location")).toBeVisible();
  },
};
export const Playground: Story = {};
export const AFloorPlanOnTheMap: Story = {
  args: { plan: { siteId: 1, image: { kind: "ready", src: drawing } }, onPlanChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const laid = canvas.getByRole("checkbox", { name: "Floor plan on the map: Pier 9 warehouse" });
    await expect(laid).toBeChecked();
    await expect(canvas.getAllByText(/Placed by the business \(Dana Reid, 3 Nov 2026\); not surveyed\./)).toHaveLength(
      2,
    );
    await userEvent.click(laid);
    await expect(args.onPlanChange).toHaveBeenLastCalledWith(null);
  },
};
export const AFloorPlanThatIsNotDrawn: Story = {
  args: {
    plan: { siteId: 1, image: { kind: "failed", reason: "Its file is not on this device." } },
    onPlanChange: fn(),
  },
};
export const MoreBusinessesThanShown: Story = {
  args: {
    sites: {
      kind: "ready",
      places: meta.args.sites.places,
      rest: 3209,
      restByArea: [{ center: [lon - 0.006, lat + 0.004], count: 3209 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText(/^Showing 1 of 3\s210 businesses in and near this view, most dangerous first\./),
    ).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole("button", { name: /3\s209 more businesses/ })).toBeVisible());
  },
};
export const LoadingWithEarlierBusinesses: Story = {
  args: { sites: { kind: "pending", places: meta.args.sites.places, note: "Loaded 3 Nov 2026, 14:02 or later" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Showing businesses loaded earlier. Others may be in this view.")).toHaveLength(2);
  },
};
export const NothingAskedFor: Story = { args: { shown: { businesses: false, hydrants: false } } };
export const Failed: Story = { args: { sites: { kind: "failed" }, hydrants: { kind: "pending" } } };
export const Refused: Story = {
  args: {
    shown: { businesses: false, hydrants: false },
    refused: "Business locations and hydrants become available when your department and membership are approved.",
  },
};
