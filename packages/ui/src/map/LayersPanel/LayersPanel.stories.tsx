import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { LayersPanel, type MapLayer } from "./LayersPanel.tsx";

const layers: readonly MapLayer[] = [
  { id: "aegl-3", label: "AEGL-3", note: "330 ppm" },
  { id: "idlh", label: "IDLH", note: "300 ppm" },
  { id: "aegl-2", label: "AEGL-2", note: "83 ppm" },
  { id: "aegl-1", label: "AEGL-1", note: "none on file", isMissing: true },
  { id: "lel", label: "10% LEL", note: "does not burn", isMissing: true },
  { id: "evac", label: "Initial evacuation", note: "150 m" },
];

const meta = {
  component: LayersPanel,
  args: { layers, visible: ["aegl-3", "idlh", "aegl-2", "evac"], onChange: () => undefined },
  globals: { area: "responder", theme: "dark" },
  render: function Switched({ visible: first, ...args }) {
    const [visible, setVisible] = useState(first);
    return <LayersPanel {...args} visible={visible} onChange={setVisible} />;
  },
} satisfies Meta<typeof LayersPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const ByDay: Story = { globals: { theme: "light" } };
export const SomeAreHidden: Story = { args: { visible: ["aegl-2"] } };
export const NothingCanBeDrawn: Story = {
  args: { layers: layers.map((layer) => ({ ...layer, isMissing: true })), visible: [] },
};

export const ClosedOnASmallMap: Story = {
  args: { isInitiallyClosed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { expanded: false }));
    await expect(canvas.getByRole("checkbox", { name: /AEGL-2/ })).toBeChecked();
  },
};
