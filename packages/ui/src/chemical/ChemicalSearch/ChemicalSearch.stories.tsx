import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { sampleSource } from "../../testing/samples.ts";
import { ChemicalSearch } from "./ChemicalSearch.tsx";

const meta = {
  component: ChemicalSearch,
  args: { source: sampleSource, onSearch: fn(), onOpen: fn() },
  globals: { theme: "dark", area: "responder" },
} satisfies Meta<typeof ChemicalSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: "1017" } };

export const AUnNumberOpensItsRecord: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "1017");
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledTimes(1));
    await expect(args.onSearch).toHaveBeenCalledWith("1017", expect.anything());
    await expect(await canvas.findByRole("status")).toHaveTextContent("1 match by UN number");
  },
};

export const AWholeLookUpByItself: Story = {
  render: ({ source }) => <ChemicalSearch source={source} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "1017");
    const card = await canvas.findByRole("article", { name: /Chlorine/ });
    await expect(card).toHaveTextContent("7782-50-5");
  },
};

export const ANameAsksWhichOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "am");
    await userEvent.click(await screen.findByRole("option", { name: /Ammonia/ }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const TheSameNameTypedAgainOpensItAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "Chlorine{Enter}");
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledTimes(1));
    await userEvent.clear(box);
    await userEvent.type(box, "Chlorine");
    await screen.findByRole("option", { name: /Chlorine/ });
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledTimes(2));
  },
};
