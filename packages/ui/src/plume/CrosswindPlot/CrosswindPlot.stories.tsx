import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CrosswindPlot } from "./CrosswindPlot.tsx";

/** A bell curve with a peak of 20 ppm, 50 m wide at a third of it. */
const bell = Array.from({ length: 81 }, (_, index) => {
  const yM = (index - 40) * 5;
  return [yM, 20 * Math.exp(-((yM / 50) ** 2))] as const;
});

const meta = {
  component: CrosswindPlot,
  args: {
    points: bell,
    limits: [
      { id: "aegl-3", label: "AEGL-3", ppm: 20 },
      { id: "aegl-2", label: "AEGL-2", ppm: 2 },
      { id: "aegl-1", label: "AEGL-1", ppm: 0.5 },
    ],
    distanceM: 400,
  },
  globals: { theme: "dark", area: "responder" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480, background: "var(--placard-color-surface)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CrosswindPlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /at 400 m.*20 ppm/ })).toBeVisible();
    for (const name of ["AEGL-3", "AEGL-2", "AEGL-1"]) await expect(canvas.getByText(name)).toBeVisible();
  },
};

export const Playground: Story = { globals: { theme: "light" } };

/** Otherwise it would flatten the curve. */
export const ALimitFarAboveIsLeftOut: Story = {
  args: { limits: [{ id: "lel", label: "10% LEL", ppm: 40_000 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("10% LEL")).toBeNull();
  },
};

export const InMilligrams: Story = {
  args: { told: (ppm) => `${Math.round(ppm * 2.9)} mg/m³` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("58 mg/m³")).toBeVisible();
  },
};

export const NothingThere: Story = {
  args: { points: bell.map(([yM]) => [yM, 0] as const) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No plume, so no profile.")).toBeVisible();
  },
};
