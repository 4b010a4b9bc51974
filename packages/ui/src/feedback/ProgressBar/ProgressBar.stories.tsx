import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  component: ProgressBar,
  args: { label: "Uploading floor-plan.png", value: 62 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 10 } };
export const NobodyKnows: Story = { render: () => <ProgressBar label="Uploading floor-plan.png" /> };
