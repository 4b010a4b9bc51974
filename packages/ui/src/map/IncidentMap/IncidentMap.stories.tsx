import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { SAMPLE_SITE, sampleZones } from "../../testing/zones.ts";
import { LayersPanel, type MapLayer } from "../LayersPanel/LayersPanel.tsx";
import { PlumeLayers } from "../PlumeLayers/PlumeLayers.tsx";
import { IncidentMap } from "./IncidentMap.tsx";

const evacuation = { radiusM: 150, basis: "ERG 2024, Table 3" };

const layers: readonly MapLayer[] = [
  ...sampleZones.zones.map(({ id, label, ppm }) => ({ id, label, note: `${ppm} ppm` })),
  { id: "evac", label: "Initial evacuation", note: "150 m" },
  { id: "aegl-1", label: "AEGL-1", note: "None on file", isMissing: true },
];

const meta = {
  component: IncidentMap,
  args: {
    center: SAMPLE_SITE,
    zoom: 15,
    theme: "dark",
    sentence: (
      <>
        <b>AEGL-2 reaches 428 m NE</b> Wind from SW 225°, 14 km/h. May swing 20° either way.
      </>
    ),
    onError: fn(),
  },
  globals: { area: "responder", theme: "dark" },
  decorators: [
    (Drawn) => (
      <div style={{ blockSize: 640 }}>
        <Drawn />
      </div>
    ),
  ],
  render: function WithLayers(args) {
    const [visible, setVisible] = useState<readonly string[]>(["aegl-3", "idlh", "aegl-2", "evac"]);
    return (
      <IncidentMap {...args}>
        <PlumeLayers
          origin={SAMPLE_SITE}
          zones={sampleZones.zones}
          evacuation={evacuation}
          visible={visible}
          swingLines={sampleZones.swingLines}
        />
        <LayersPanel layers={layers} visible={visible} onChange={setVisible} />
      </IncidentMap>
    );
  },
} satisfies Meta<typeof IncidentMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { zoom: 12 } };
export const ByDay: Story = { args: { theme: "light" }, globals: { theme: "light" } };
export const AtNight: Story = { args: { theme: "night" }, globals: { theme: "night" } };
export const InTheSun: Story = { args: { theme: "sun" }, globals: { theme: "sun" } };
export const TheWholeProvince: Story = { args: { zoom: 6 } };

export const ThePointCanBePickedWithoutAPointer: Story = {
  args: { onPick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => canvas.getByRole("button", { name: "Use map centre" }));
    await userEvent.click(canvas.getByRole("button", { name: "Use map centre" }));
    await expect(args.onPick).toHaveBeenCalledWith([
      expect.closeTo(SAMPLE_SITE[0], 3),
      expect.closeTo(SAMPLE_SITE[1], 3),
    ]);
  },
};
