import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ChipsField } from "./ChipsField.tsx";

const PARSE = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== "");

const meta = {
  component: ChipsField,
  args: {
    label: "Team Emails",
    values: ["crew.a@example.org"],
    parse: PARSE,
    placeholder: "Add another",
    description: "Separate addresses with a comma, a blank or a new line.",
    onChange: fn(),
  },
  render: function Kept(args) {
    const [values, setValues] = useState(args.values);
    return (
      <ChipsField
        {...args}
        values={values}
        countLabel={values.length === 1 ? "1 address" : `${values.length} addresses`}
        onChange={(next) => {
          setValues(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ChipsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { optionalLabel: "Optional" } };
export const Empty: Story = { args: { values: [] } };
export const Invalid: Story = { args: { errorMessage: "Please enter a valid email address" } };

export const WhatWasTypedIsKept: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const entry = canvas.getByRole("textbox", { name: "Team Emails" });
    await userEvent.type(entry, "crew.b@example.org,");
    await expect(args.onChange).toHaveBeenLastCalledWith(["crew.a@example.org", "crew.b@example.org"]);
    await userEvent.type(entry, "crew.c@example.org");
    await userEvent.tab();
    await expect(canvas.getByText("crew.c@example.org")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove crew.a@example.org" }));
    await expect(canvas.getByText("2 addresses")).toBeVisible();
  },
};
