import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  component: ConfirmDialog,
  args: {
    title: "Delete Harbour Works?",
    text: "This also deletes its 6 chemicals and 4 pictures. Crews will no longer see this site.",
    confirmLabel: "Delete location",
    cancelLabel: "Cancel",
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "360px" } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(/6 chemicals and 4 pictures/);
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
};
export const Playground: Story = {};
export const Pending: Story = { args: { isPending: true, pendingLabel: "Deleting..." } };
export const NotDestructive: Story = {
  args: { tone: "primary", title: "End incident?", confirmLabel: "End incident" },
};
