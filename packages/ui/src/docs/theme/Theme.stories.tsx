import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import "../Foundations.css";
import { ThemeWorkshop } from "./ThemeWorkshop.tsx";

const meta = {
  title: "Foundations/Theme workshop",
  component: ThemeWorkshop,
  tags: ["!autodocs"],
} satisfies Meta<typeof ThemeWorkshop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Workshop: Story = {};

export const AChangeIsSeenAndCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("--placard-color-accent"), "#7a1fa2");
    await expect(canvas.getByLabelText("The rule to copy")).toHaveTextContent("--placard-color-accent: #7a1fa2;");
    const save = canvas.getByRole("button", { name: "Save chemical" });
    await waitFor(() => expect(getComputedStyle(save).backgroundColor).toBe("rgb(122, 31, 162)"));
    await expect(canvas.getByText("Every pair keeps its contrast.")).toBeVisible();
  },
};

export const AChangeThatIsHardToReadIsNamed: Story = {
  parameters: { a11y: { test: "todo" } }, // shows an error on purpose
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("--placard-color-accent"), "#ffe08a");
    await expect(canvas.getByRole("alert")).toHaveTextContent("--placard-color-on-accent on --placard-color-accent 1.");
  },
};

export const WhatIsNoColourIsRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("--placard-color-canvas"), "inherit"); // its contrast is not known
    await userEvent.type(canvas.getByLabelText("--placard-color-text"), "purplish");
    await expect(await canvas.findAllByText(/This is no value of color/)).toHaveLength(2);
    await expect(canvas.getByLabelText("The rule to copy")).toHaveTextContent("Change a token.");
  },
};
