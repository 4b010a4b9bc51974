import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ChemicalSource } from "@placard/hazmat-core";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { sampleSource } from "../../testing/samples.ts";
import { ChemicalField } from "./ChemicalField.tsx";

const meta = {
  component: ChemicalField,
  args: { label: "Chemical name", source: sampleSource, value: "", onChange: fn(), onSelect: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ChemicalField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ChemicalField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { description: "A name, UN or CAS number." } };
export const Invalid: Story = { args: { errorMessage: "Chemical name is required" } };

export const ANumberFindsAChemical: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "1017");
    await userEvent.click(await screen.findByRole("option", { name: /Chlorine/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: "Chlorine" }));
    await expect(canvas.getByRole("combobox")).toHaveValue("Chlorine");
    await expect(canvas.getByRole("img", { name: /class 2.3/ })).toBeVisible();
  },
};

const search = fn<ChemicalSource["search"]>();

export const TheDataCouldNotBeLoaded: Story = {
  args: { source: { ...sampleSource, search } },
  play: async ({ canvas, userEvent }) => {
    search.mockRejectedValueOnce(new Error("offline")).mockImplementation((query) => sampleSource.search(query));
    await userEvent.type(canvas.getByRole("combobox"), "1017");
    await waitFor(() => expect(screen.getByText(/not available right now/)).toBeVisible());
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(/not available right now/)).toBeNull());
    await expect(canvas.getByRole("combobox")).toHaveValue("1017");
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(await screen.findByRole("option", { name: /Chlorine/ }));
    await expect(canvas.getByRole("combobox")).toHaveValue("Chlorine");
  },
};
