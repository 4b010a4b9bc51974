import type { Meta, StoryObj } from "@storybook/react-vite";
import { Camera } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { FileButton } from "./FileButton.tsx";

const meta = {
  component: FileButton,
  args: {
    children: "Add photo",
    icon: <Camera aria-hidden="true" />,
    accept: ["image/jpeg", "image/png"],
    onAdd: fn(),
  },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Add photo" })).toBeVisible();
    const input = canvasElement.querySelector("input");
    if (input === null) throw new Error("There is no picker.");
    await userEvent.upload(input, new File(["x"], "dock.jpg", { type: "image/jpeg" }));
    await expect(args.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: "dock.jpg" })]);
  },
};
export const Pending: Story = { args: { isPending: true, pendingLabel: "Uploading..." } };
export const Refused: Story = { args: { disabledReason: "Each item can have up to 4 photos. Delete one first." } };
