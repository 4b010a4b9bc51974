import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { FloorPlan } from "./FloorPlan.tsx";
import type { MarkedPoint } from "./marked-point.ts";

/** A plan drawn for this project. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50"><rect width="80" height="50" fill="white"/><path d="M4 4h72v42H4zM30 4v28M30 32h46" fill="none" stroke="black"/></svg>`,
)}`;

const points: readonly MarkedPoint[] = [
  { id: 1, kind: "key_box", x: 0.08, y: 0.9, note: "Left of gate 2", setBy: "Dana Reid, 3 Nov 2026" },
  { id: 2, kind: "gas_shutoff", x: 0.36, y: 0.2, note: null, setBy: "Dana Reid, 3 Nov 2026" },
  { id: 3, kind: "fire_department_connection", x: 0.9, y: 0.5, note: "North wall", setBy: "Dana Reid, 3 Nov 2026" },
];

const meta = {
  component: FloorPlan,
  args: { src: drawing, alt: "Pier 9 floor plan", points, onSelect: fn() },
} satisfies Meta<typeof FloorPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const NothingMarked: Story = { args: { points: [] } };
export const OnTheResponderSide: Story = { globals: { area: "responder" } };

/** Points move with the arrow keys, and the change is reported on release. */
export const MovedByKeys: Story = {
  args: { onMove: fn() },
  render: function Moved({ onMove, ...args }) {
    const [moved, setMoved] = useState(args.points);
    return (
      <FloorPlan
        {...args}
        points={moved}
        onMove={(id, place) => {
          setMoved(moved.map((point) => (point.id === id ? { ...point, ...place } : point)));
          onMove?.(id, place);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const marker = canvas.getByRole("button", { name: /^Gas shut-off/ });
    marker.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onMove).toHaveBeenLastCalledWith(2, { x: 0.365, y: 0.2 });
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await expect(args.onMove).toHaveBeenLastCalledWith(2, { x: 0.365, y: 0.15 });
  },
};
