import { unNumber } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sampleSource } from "../../testing/samples.ts";
import { DetectorHelper } from "./DetectorHelper.tsx";

const ammonia = { key: "cas:7664-41-7", unNumber: unNumber("1005"), name: "Ammonia" } as const;

const meta = {
  component: DetectorHelper,
  args: { source: sampleSource, chemical: ammonia, onCorrected: fn() },
  globals: { area: "responder" },
} satisfies Meta<typeof DetectorHelper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { globals: { theme: "dark" } };

export const CorrectsWithAFactorThatIsSomebodys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Reading" }), "20");
    await userEvent.type(canvas.getByRole("textbox", { name: "Correction factor" }), "0.8");
    await userEvent.type(canvas.getByRole("textbox", { name: "Source of the factor" }), "Maker X, meter 4, 2024");
    await userEvent.click(canvas.getByRole("button", { name: "Correct the reading" }));
    // 20 % LEL × 0.8 = 16 % of 15 vol % = 24 000 ppm
    await waitFor(() => expect(canvas.getByText(/^24\s000$/)).toBeVisible());
    await expect(canvas.getByText("Factor: Maker X, meter 4, 2024")).toBeVisible();
    await expect(canvas.getByText(/At or above 10% of the LEL/)).toBeVisible();
    await expect(args.onCorrected).toHaveBeenCalledWith(
      expect.objectContaining({ raw: 20, corrected: 16, ppm: 24_000, lelVolPercent: 15 }),
    );
  },
};

export const CorrectsNothingWithoutAFactor: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Reading" }), "20{Enter}");
    await waitFor(() => expect(canvas.getByText(/No correction factor on file for this gas/)).toBeVisible());
    await expect(canvas.getByText("20")).toBeVisible();
    await expect(args.onCorrected).not.toHaveBeenCalled();
  },
};
