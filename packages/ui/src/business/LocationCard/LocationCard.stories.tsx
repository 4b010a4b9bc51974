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
      bestEntrance: "Gate 2, north side",
      squareFeet: 12_000,
      employees: 14,
      fireSuppression: true,
      fireAlarm: false,
      sprinklers: null,
    },
    actions: <Button>Model plume here</Button>,
  },
  globals: { area: "responder" },
} satisfies Meta<typeof LocationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};

/** What is not on file is unknown, never "no". */
export const LittleOnFile: Story = {
  args: {
    location: {
      name: "Yard",
      civicAddress: "1 Marginal Road, Halifax",
      bestEntrance: null,
      squareFeet: null,
      employees: null,
      fireSuppression: null,
      fireAlarm: null,
      sprinklers: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Unknown")).toHaveLength(3);
    await expect(canvas.queryByText("No")).toBeNull();
  },
};
