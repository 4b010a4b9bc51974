import type { Meta, StoryObj } from "@storybook/react-vite";
import { UnknownValue } from "./UnknownValue.tsx";

const meta = {
  component: UnknownValue,
  args: {},
} satisfies Meta<typeof UnknownValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { reason: "no exposure limit on file" } };
export const NotApplicable: Story = { args: { isNotApplicable: true } };
