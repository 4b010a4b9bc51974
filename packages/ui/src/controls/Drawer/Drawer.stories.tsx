import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Drawer } from "./Drawer.tsx";

const meta = {
  component: Drawer,
  args: {
    label: "Checklists",
    isOpen: false,
    onOpenChange: fn(),
    children: <p style={{ padding: 20 }}>Eight steps.</p>,
  },
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const change = (next: boolean): void => {
      setOpen(next);
      args.onOpenChange(next);
    };
    return (
      <>
        <Button onPress={() => change(true)}>Open</Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={change} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { isOpen: true } };
export const AsAMenu: Story = { args: { isOpen: true, size: "menu", label: "Pages" } };

export const EscapeClosesItAndTheFocusGoesBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Checklists" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus());
  },
};
