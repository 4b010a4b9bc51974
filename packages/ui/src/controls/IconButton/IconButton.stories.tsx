import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

const meta = {
  component: IconButton,
  args: { label: "Edit chlorine", icon: <Pencil aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: "secondary" } };
export const Refused: Story = { args: { disabledReason: "Managers and Admins can change locations." } };
export const InGloveDensity: Story = { globals: { density: "glove" } };
