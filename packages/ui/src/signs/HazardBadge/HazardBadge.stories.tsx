import { HAZARD_MARKS } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HazardBadge } from "./HazardBadge.tsx";

const meta = {
  component: HazardBadge,
  args: { level: "extreme" },
  argTypes: { level: { control: "select", options: HAZARD_MARKS } },
} satisfies Meta<typeof HazardBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { form: "solid" } };
export const Low: Story = { args: { level: "low" } };
export const Medium: Story = { args: { level: "medium" } };
export const High: Story = { args: { level: "high" } };
export const Solid: Story = { args: { form: "solid" } };
export const Unknown: Story = { args: { level: "unknown" } };
export const UnknownSolid: Story = { args: { level: "unknown", form: "solid" } };
export const NotGraded: Story = { args: { level: "not_graded" } };
export const NotGradedSolid: Story = { args: { level: "not_graded", form: "solid" } };

export const Permutations: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      {HAZARD_MARKS.map((level) => (
        <div key={level} style={{ display: "flex", gap: 20 }}>
          <HazardBadge level={level} />
          <HazardBadge level={level} form="solid" />
        </div>
      ))}
    </div>
  ),
};
