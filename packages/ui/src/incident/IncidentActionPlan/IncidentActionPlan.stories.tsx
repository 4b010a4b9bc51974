import { unNumber, type ActionPlan } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { sampleSource } from "../../testing/samples.ts";
import { IncidentActionPlan } from "./IncidentActionPlan.tsx";
import { EMPTY_PLAN } from "./plan-fields.ts";

const plan: ActionPlan = {
  ...EMPTY_PLAN,
  incidentName: "Ammonia release, Pier Road",
  objectives: "Account for all people on site.",
  chemicals: [
    { text: "the big tank", chemical: { key: "cas:7664-41-7", unNumber: unNumber("1005"), name: "Ammonia" } },
  ],
};

const meta = {
  component: IncidentActionPlan,
  args: { plan, onChange: fn(), onSave: fn(), source: sampleSource, state: "Not saved yet" },
  render: function Kept(args) {
    const [kept, setKept] = useState(args.plan);
    return (
      <IncidentActionPlan
        {...args}
        plan={kept}
        onChange={(part) => {
          setKept({ ...kept, ...part });
          args.onChange(part);
        }}
      />
    );
  },
  globals: { area: "responder" },
} satisfies Meta<typeof IncidentActionPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { onPrint: fn(), onOpen: fn() } };
export const Empty: Story = { args: { plan: EMPTY_PLAN } };
export const Saving: Story = { args: { isSaving: true } };
export const WithANotice: Story = {
  args: { notice: <Banner tone="caution" title="The plan could not be loaded" /> },
};

export const SavesWhatWasTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Strategy" }), "Defensive.");
    await expect(args.onChange).toHaveBeenLastCalledWith({ strategy: "Defensive." });
    await userEvent.click(canvas.getByRole("button", { name: "Save plan" }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const SomebodyElseSavedIt: Story = {
  args: { theirs: { plan: { ...plan, objectives: "Close the valve.", chemicals: [] }, savedBy: "Robin Chase" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Their version: Close the valve.")).toBeVisible();
    await expect(canvas.getByText("Their version: none")).toBeVisible();
    await expect(canvas.queryByText("Their version: Ammonia release, Pier Road")).toBeNull();
  },
};
