import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil } from "lucide-react";
import { expect, userEvent, waitFor, within } from "storybook/test";
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
export const TellsItsName: Story = {
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await waitFor(() => expect(body.getByText("Edit chlorine")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByText("Edit chlorine")).toBeNull());
  },
};
