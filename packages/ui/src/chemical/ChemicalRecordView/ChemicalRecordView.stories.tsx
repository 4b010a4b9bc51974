import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { records, sampleCard, sampleSafety } from "../../testing/samples.ts";
import { ChemicalRecordView } from "./ChemicalRecordView.tsx";

const card = await sampleCard("chlorine");

const meta = {
  component: ChemicalRecordView,
  args: { record: records.chlorine, card, safety: await sampleSafety("chlorine") },
  argTypes: { record: { control: false }, card: { control: false }, safety: { control: false } },
  globals: { area: "responder" },
} satisfies Meta<typeof ChemicalRecordView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { note: "On this device", onSafety: fn(), onConvert: fn() } };

export const HandsTheSubstanceOnByItsReference: Story = {
  args: { onModelPlume: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Model plume" }));
    await expect(args.onModelPlume).toHaveBeenCalledWith(
      expect.objectContaining({ key: "cas:7782-50-5", unNumber: "UN1017" }),
      null, // no spill size was chosen
      null, // no tank was chosen
      null, // no guide was chosen
    );
    await expect(canvas.queryByRole("button", { name: "Convert" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Full record" }));
    await waitFor(() => expect(canvas.getByRole("group", { name: "Full record" })).toHaveFocus());
  },
};
