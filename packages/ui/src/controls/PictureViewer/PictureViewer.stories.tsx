import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { PictureViewer } from "./PictureViewer.tsx";

/** A drawing made for this project, in place of a photograph. */
const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${colour}"/><path d="M1 3V1h2v2" fill="white"/></svg>`,
  )}`;

const meta = {
  component: PictureViewer,
  args: {
    pictures: [
      { url: drawing("steelblue"), description: "Gate 2, north side", note: "added 3 Nov 2026" },
      { url: drawing("seagreen"), description: "Loading dock" },
    ],
    index: 0,
    onMove: fn(),
    onClose: fn(),
  },
  render: function Viewed({ onMove, ...args }) {
    const [index, setIndex] = useState(args.index);
    return (
      <PictureViewer
        {...args}
        index={index}
        onMove={(to) => {
          setIndex(to);
          onMove(to);
        }}
      />
    );
  },
} satisfies Meta<typeof PictureViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const OneAlone: Story = {
  args: { pictures: [{ url: drawing("steelblue"), description: "Gate 2, north side" }] },
};

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="930" height="1395"><rect width="930" height="1395" fill="teal"/></svg>',
)}`;

/** A portrait picture is completely visible at the smallest step. */
export const Portrait: Story = {
  args: { pictures: [{ url: PORTRAIT, description: "Gate 2, north side" }] },
  play: async () => {
    const { screen, waitFor } = await import("storybook/test");
    const picture = await screen.findByRole<HTMLImageElement>("img", { name: "Gate 2, north side" });
    await waitFor(() => expect(picture.naturalHeight).toBe(1395));
    const frame = picture.closest(".placard-dialog");
    const { top, bottom } = picture.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(frame?.getBoundingClientRect().bottom ?? 0);
    await expect(bottom - top).toBeLessThanOrEqual(innerHeight * 0.64 + 1);
  },
};

export const GoesRound: Story = {
  play: async ({ userEvent, args }) => {
    const { screen, waitFor } = await import("storybook/test");
    await userEvent.click(await screen.findByRole("button", { name: "Previous image" }));
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    // The viewer may still be fading in.
    await waitFor(() => expect(screen.getByRole("heading", { name: "Loading dock" })).toBeVisible());
  },
};

/** Arrow keys move on; plus enlarges and 0 shows the full picture. */
export const ByKeys: Story = {
  play: async ({ userEvent, args }) => {
    const { screen } = await import("storybook/test");
    const surface = await screen.findByRole("group", { name: /^Picture/ });
    surface.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    const zoomOut = await screen.findByRole("button", { name: "Zoom out" });
    await expect(zoomOut).toBeDisabled();
    (await screen.findByRole("group", { name: /^Picture/ })).focus();
    await userEvent.keyboard("+");
    await expect(await screen.findByRole("button", { name: "Zoom out" })).toBeEnabled();
    await userEvent.keyboard("0");
    await expect(await screen.findByRole("button", { name: "Zoom out" })).toBeDisabled();
  },
};
