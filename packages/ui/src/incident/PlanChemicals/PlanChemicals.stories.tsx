import { unNumber, type PlanChemical } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { sampleSource } from "../../testing/samples.ts";
import { MOST_PLAN_CHEMICALS, PlanChemicals } from "./PlanChemicals.tsx";

const ammonia = { key: "cas:7664-41-7", unNumber: unNumber("1005"), name: "Ammonia" } as const;
const written: readonly PlanChemical[] = [
  { text: "the big tank, NH3", chemical: ammonia },
  { text: "green drum behind it", chemical: null },
];

const meta = {
  component: PlanChemicals,
  args: { source: sampleSource, chemicals: [], onChange: fn(), onShow: fn() },
  render: function Kept(args) {
    const [chemicals, setChemicals] = useState(args.chemicals);
    return (
      <PlanChemicals
        {...args}
        chemicals={chemicals}
        onChange={(next) => {
          setChemicals(next);
          args.onChange(next);
        }}
      />
    );
  },
  globals: { area: "responder" },
} satisfies Meta<typeof PlanChemicals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { chemicals: written } };
export const OfferedFromAnOpenCard: Story = {
  args: { atHand: [ammonia] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Ammonia, UN1005" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ text: "Ammonia", chemical: ammonia }]);
    await expect(canvas.queryByRole("button", { name: "Add Ammonia, UN1005" })).toBeNull();
  },
};

export const ANumberIsTakenAndNamed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "1017{Enter}");
    await waitFor(() => expect(canvas.getByText("Chlorine, UN1017")).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { text: "1017", chemical: { key: "cas:7782-50-5", unNumber: "UN1017", name: "Chlorine" } },
    ]);
  },
};

export const ANearNameIsAskedAndItsWordsStay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "chlor{Escape}{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole("button", { name: /^Chlorine/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { text: "chlor", chemical: { key: "cas:7782-50-5", unNumber: "UN1017", name: "Chlorine" } },
    ]);
    await expect(canvas.getByText("chlor")).toBeVisible();
  },
};

export const UnknownWordsMayStandAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "zzqqx{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole("button", { name: "Add as typed" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ text: "zzqqx", chemical: null }]);
    await expect(canvas.getByText("Not identified")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove “zzqqx” from the plan" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole("status")).toHaveTextContent("Removed: zzqqx");
    await expect(canvas.getByRole("button", { name: "Put back: zzqqx" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith([{ text: "zzqqx", chemical: null }]);
    await expect(canvas.getByRole("button", { name: "Which one is “zzqqx”?" })).toHaveFocus();
  },
};

export const WordsAreIdentifiedLater: Story = {
  args: { chemicals: [{ text: "1017", chemical: null }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Which one is “1017”?" }));
    await waitFor(() => expect(canvas.getByText("Chlorine, UN1017")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Show Chlorine, UN1017" }));
    await expect(args.onShow).toHaveBeenCalledWith(expect.objectContaining({ key: "cas:7782-50-5" }));
  },
};

export const AnotherOneBecomesTheMainOne: Story = {
  args: { chemicals: written },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Set as main: green drum behind it" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(written.toReversed());
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent("Main chemical");
  },
};

export const Full: Story = {
  args: {
    chemicals: Array.from({ length: MOST_PLAN_CHEMICALS }, (_, row) => ({ text: `Drum ${row}`, chemical: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Add/ })).toHaveAttribute("aria-disabled", "true");
  },
};

export const NotRead: Story = {
  args: { source: { ...sampleSource, meant: async () => Promise.reject(new Error("offline")) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("combobox"), "1017{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("is not on this device yet");
    await userEvent.click(canvas.getByRole("button", { name: "Add as typed" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ text: "1017", chemical: null }]);
  },
};
