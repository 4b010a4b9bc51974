import type { Meta, StoryObj } from "@storybook/react-vite";
import { GHS_CODES } from "./ghs-codes.ts";
import { GhsPictogram } from "./GhsPictogram.tsx";

const meta = {
  component: GhsPictogram,
  args: { code: "GHS06" },
} satisfies Meta<typeof GhsPictogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 72 } };
export const UnknownCode: Story = { args: { code: "GHS99" } };

export const Permutations: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      {GHS_CODES.map((code) => (
        <GhsPictogram key={code} code={code} size={72} />
      ))}
    </div>
  ),
};
