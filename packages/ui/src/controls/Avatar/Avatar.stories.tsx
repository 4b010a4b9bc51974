import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./Avatar.tsx";

const meta = {
  component: Avatar,
  args: { name: "Sample Responder" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { name: "Sample van der Responder" } };
export const WithoutAName: Story = { args: { name: "" } };
