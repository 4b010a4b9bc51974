import { unNumber } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { StillOpen } from "./StillOpen.tsx";

const meta = {
  component: StillOpen,
  args: {
    chemical: { key: "cas:7782-50-5", unNumber: unNumber("1017"), name: "Chlorine" },
    onShow: fn(),
    onClose: fn(),
  },
  globals: { area: "responder" },
} satisfies Meta<typeof StillOpen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ShownAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("group")).toHaveTextContent("Still open: Chlorine, UN1017");
    await userEvent.click(canvas.getByRole("button", { name: "Show Chlorine, UN1017" }));
    await expect(args.onShow).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Close Chlorine, UN1017" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
