import { PLAN_POINT_KINDS } from "@placard/hazmat-core/business";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PlanSymbol } from "./PlanSymbol.tsx";

const meta = {
  component: PlanSymbol,
  args: { kind: "gas_shutoff" },
} satisfies Meta<typeof PlanSymbol>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

/** Each kind has its own name. */
export const EveryKind: Story = {
  render: () => (
    <p style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      {PLAN_POINT_KINDS.map((kind) => (
        <PlanSymbol key={kind} kind={kind} size={40} />
      ))}
    </p>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("img").map((sign) => sign.getAttribute("aria-label"));
    await expect(new Set(names).size).toBe(PLAN_POINT_KINDS.length);
  },
};
