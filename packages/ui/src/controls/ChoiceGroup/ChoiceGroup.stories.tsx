import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Choice } from "./Choice.tsx";
import { ChoiceGroup } from "./ChoiceGroup.tsx";

const IDS = ["day", "night"];

const meta = {
  component: ChoiceGroup,
  args: {
    label: "Crew",
    hasVisibleLabel: true,
    description: "Who is told of a new incident.",
    ids: IDS,
    value: null,
    onChange: fn(),
    children: undefined,
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const choose = (next: string): void => {
      setValue(next);
      args.onChange(next);
    };
    return (
      <ChoiceGroup {...args} value={value} onChange={choose}>
        {IDS.map((id) => (
          <Choice key={id} id={id}>
            {id === value ? `✓ ${id}` : id}
          </Choice>
        ))}
      </ChoiceGroup>
    );
  },
} satisfies Meta<typeof ChoiceGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: "night" } };

export const ChosenByKey: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Crew" })).toHaveAccessibleDescription(/new incident/);
    await userEvent.click(canvas.getByRole("radio", { name: "day" }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("night");
  },
};
