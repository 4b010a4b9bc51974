import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ZoomFrame } from "./ZoomFrame.tsx";

/** A drawing made for this project, in place of a page. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="white"/><path d="M.5 1h2M.5 2h2" stroke="black" stroke-width=".1"/></svg>`,
)}`;

const meta = {
  component: ZoomFrame,
  args: { children: <img src={drawing} alt="Page 1" width="100%" /> },
} satisfies Meta<typeof ZoomFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

export const Enlarged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Zoom in" }));
    await expect(await canvas.findByRole("button", { name: "Zoom out" })).toBeEnabled();
  },
};
