import { unNumber } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sampleSource } from "../../testing/samples.ts";
import { ConversionPanel } from "./ConversionPanel.tsx";

const chlorine = { key: "cas:7782-50-5", unNumber: unNumber("1017"), name: "Chlorine" } as const;
const ammonia = { key: "cas:7664-41-7", unNumber: unNumber("1005"), name: "Ammonia" } as const;

const meta = {
  component: ConversionPanel,
  args: { source: sampleSource, onCalculated: fn(), onRefused: fn() },
  globals: { area: "responder" },
} satisfies Meta<typeof ConversionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { chemical: chlorine } };

export const ConvertsAConcentrationAndNamesTheSubstance: Story = {
  args: { chemical: chlorine },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "ppm" }), "10");
    await userEvent.click(canvas.getByRole("button", { name: "Convert" }));
    // 10 ppm × 70.906 g/mol ÷ 24.465 l/mol at 25 °C and 1013.25 mb
    await waitFor(() => expect(canvas.getByText("28.9822")).toBeVisible());
    await expect(canvas.getByText("Chlorine, UN1017")).toBeVisible();
    await expect(args.onCalculated).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "concentration", chemical: chlorine, value: 10, from: "ppm", result: "28.9822" }),
    );
    await userEvent.type(canvas.getByRole("textbox", { name: /^Temperature/ }), "0");
    await expect(canvas.queryByText("Chlorine, UN1017")).toBeNull();
  },
};

export const TurnBack: Story = {
  args: { chemical: ammonia, defaultTab: "turn-back" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /correction factor/ }), "0.8");
    await userEvent.click(canvas.getByRole("button", { name: "Calculate" }));
    // 15 vol % × 10 000 × 0.1 ÷ 0.8
    await waitFor(() => expect(canvas.getByText("15 vol % LEL × 10% ÷ 0.8")).toBeVisible());
    await expect(args.onCalculated).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "turn-back", correctionFactor: 0.8, ppm: 18_750 }),
    );
    await expect(canvas.getByText("A toxic limit is reached first.")).toBeVisible();
    await expect(canvas.getByText(/^The gas is at 15\s000 ppm .*IDLH 300 ppm/)).toBeVisible();
  },
};

export const RefusedWhereNothingBurns: Story = {
  args: { chemical: chlorine, defaultTab: "turn-back" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /correction factor/ }), "1{Enter}");
    await waitFor(() => expect(canvas.getByText(/does not burn/)).toBeVisible());
    await expect(args.onRefused).toHaveBeenCalledWith(expect.stringMatching(/does not burn/), "Calculation failed");
    await expect(args.onCalculated).not.toHaveBeenCalled();
  },
};
