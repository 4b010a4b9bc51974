import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, CircleAlert, Star } from "lucide-react";
import { Badge } from "./Badge.tsx";

const meta = {
  component: Badge,
  args: { children: "Admin" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: "accent" } };
export const Complete: Story = {
  args: { tone: "ok", icon: <Check aria-hidden="true" />, children: "Registration Complete" },
};
export const Recommended: Story = {
  args: { tone: "accent", icon: <Star aria-hidden="true" />, children: "Recommended" },
};
export const Stale: Story = {
  args: { tone: "danger", icon: <CircleAlert aria-hidden="true" />, children: "Stale, 61 min" },
};
export const Caution: Story = { args: { tone: "caution", children: "Registration Incomplete" } };
export const Information: Story = { args: { tone: "info", children: "Measured" } };
