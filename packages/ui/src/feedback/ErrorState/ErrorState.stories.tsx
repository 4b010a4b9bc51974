import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/Button/Button.tsx";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  component: ErrorState,
  args: {
    title: "Server Error",
    text: "Unable to fetch safety information at this time. Please try again later.",
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { action: <Button variant="primary">Use data on this device</Button> } };
export const Playground: Story = {};
