import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../controls/Button/Button.tsx";
import { LocationCard } from "./LocationCard.tsx";

const meta = {
  component: LocationCard,
  args: {
    location: {
      name: "Pier 9 warehouse",
      civicAddress: "9 Upper Water Street, Halifax",
      addressLine: "Unit 4, behind the cold store",
      bestEntrance: "Gate 2, north side",
      squareFeet: 12_000,
      employees: 14,
      manager: "Jo Bell",
      fireSuppression: true,
      fireAlarm: false,
      sprinklers: null,
      trainedForChemicals: true,
      nearRiverOrSewer: true,
    },
    actions: <Button>Model plume here</Button>,
  },
  globals: { area: "responder" },
} satisfies Meta<typeof LocationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

/** Facts that are not on file are unknown, never "no". */
export const LittleOnFile: Story = {
  args: {
    location: {
      name: "Yard",
      civicAddress: "1 Marginal Road, Halifax",
      addressLine: null,
      bestEntrance: null,
      squareFeet: null,
      employees: null,
      manager: null,
      fireSuppression: null,
      fireAlarm: null,
      sprinklers: null,
      trainedForChemicals: null,
      nearRiverOrSewer: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Unknown")).toHaveLength(5);
    await expect(canvas.queryByText("No")).toBeNull();
  },
};
