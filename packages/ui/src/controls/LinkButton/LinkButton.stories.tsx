import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  component: LinkButton,
  args: { children: "Get Started", href: "#", variant: "primary" },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: "secondary", size: "lg" } };
