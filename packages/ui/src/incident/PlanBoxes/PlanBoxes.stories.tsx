import { PLAN_LIMITS, type ActionPlan } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { EMPTY_RESOURCE } from "../document/plan-boxes.ts";
import { PlanBoxes } from "./PlanBoxes.tsx";

const engine = { ...EMPTY_RESOURCE, resource: "Engine", identifier: "E3", hasArrived: true, notes: "Gate 3" };
const filled: Pick<ActionPlan, "boxes" | "resourceList"> = {
  boxes: [{ box: "safetyOfficer", text: "J. Roy" }],
  resourceList: [engine],
};

const meta = {
  component: PlanBoxes,
  args: { plan: { boxes: [], resourceList: [] }, onChange: fn() },
  render: function Kept(args) {
    const [plan, setPlan] = useState(args.plan);
    return (
      <PlanBoxes
        {...args}
        plan={plan}
        onChange={(part) => {
          setPlan({ ...plan, ...part });
          args.onChange(part);
        }}
      />
    );
  },
  globals: { area: "responder" },
} satisfies Meta<typeof PlanBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { plan: filled } };

export const ABoxIsFilled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Organization/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Safety officer" }), "J. Roy");
    await expect(args.onChange).toHaveBeenLastCalledWith({ boxes: [{ box: "safetyOfficer", text: "J. Roy" }] });
    await expect(canvas.getByRole("button", { name: /^Organization/ })).toHaveTextContent("1 of 7");
  },
};

export const AResourceIsAddedAndTakenOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Resources summary/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Add a resource" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Identifier" }), "E3");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Arrived" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      resourceList: [{ ...EMPTY_RESOURCE, identifier: "E3", hasArrived: true }],
    });
    await userEvent.click(canvas.getByRole("button", { name: "Remove resource 1" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ resourceList: [] });
    await expect(canvas.getByRole("status")).toHaveTextContent("Removed: E3");
  },
};

export const ALineThatWasTakenOutComesBack: Story = {
  args: { plan: { boxes: [], resourceList: [engine, { ...engine, identifier: "E4", notes: "" }, EMPTY_RESOURCE] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Resources summary/ }));
    const identifiers = () =>
      canvas.getAllByRole<HTMLInputElement>("textbox", { name: "Identifier" }).map((one) => one.value);
    await userEvent.click(canvas.getByRole("button", { name: "Remove resource 1" }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove resource 1" }));
    await expect(identifiers()).toEqual([""]);
    // By keyboard only: the focus is on the restore button, and moves into the restored row.
    await expect(canvas.getByRole("button", { name: "Put back: Engine, E4" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: "Put back: Engine, E3, Gate 3" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(identifiers()).toEqual(["E3", ""]);
    await expect(canvas.getAllByRole("textbox", { name: "Resource" })[0]).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ resourceList: [engine, EMPTY_RESOURCE] });
    // An empty row is removed without a restore button.
    await userEvent.click(canvas.getByRole("button", { name: "Remove resource 2" }));
    await expect(canvas.getAllByRole("button", { name: /^Put back/ })).toHaveLength(1);
    await expect(canvas.getByRole("button", { name: "Add a resource" })).toHaveFocus();
  },
};

export const SomebodyElseSavedIt: Story = {
  args: { plan: filled, theirs: { boxes: [{ box: "safetyOfficer", text: "K. Wong" }], resourceList: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Their version: K. Wong")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Identifier" })).toHaveValue("E3");
  },
};

export const Full: Story = {
  args: { plan: { boxes: [], resourceList: Array.from({ length: PLAN_LIMITS.resources }, () => EMPTY_RESOURCE) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Resources summary/ }));
    await expect(canvas.getByRole("button", { name: "Add a resource" })).toHaveAttribute("aria-disabled", "true");
  },
};
