import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../../controls/Button/Button.tsx";
import { storedChemicals } from "../../testing/stored.ts";
import type { StoredChemical } from "../stored-chemical.ts";
import { ChemicalInventoryTable } from "./ChemicalInventoryTable.tsx";

const open = fn<(chemical: StoredChemical) => void>();

const meta = {
  component: ChemicalInventoryTable,
  args: {
    chemicals: storedChemicals,
    renderActions: (chemical: StoredChemical) => (
      <Button aria-label={`Open the card for ${chemical.name}`} onPress={() => open(chemical)}>
        Card
      </Button>
    ),
  },
} satisfies Meta<typeof ChemicalInventoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("Low")).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "Open the card for Chlorine" }));
    await expect(open).toHaveBeenCalledWith(storedChemicals[0]);
  },
};
export const Playground: Story = {};
export const AsCrewsReadIt: Story = {
  args: { columns: ["name", "quantity", "hazardClass", "location"], label: "Chemical Inventory" },
  globals: { area: "responder" },
};
export const OneMarked: Story = { args: { marked: 2 } };
