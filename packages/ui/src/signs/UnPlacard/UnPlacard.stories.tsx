import type { Meta, StoryObj } from "@storybook/react-vite";
import { unNumber } from "@placard/hazmat-core";
import { UnPlacard } from "./UnPlacard.tsx";

const meta = {
  component: UnPlacard,
  args: { hazardClass: "2.3", unNumber: unNumber("1017") },
} satisfies Meta<typeof UnPlacard>;

export default meta;
type Story = StoryObj<typeof meta>;

const classes = [
  "1.1D",
  "1.4S",
  "2.1",
  "2.2",
  "2.3",
  "3",
  "4.1",
  "4.2",
  "4.3",
  "5.1",
  "5.2",
  "6.1",
  "6.2",
  "7",
  "8",
  "9",
];

export const Default: Story = {};
export const Playground: Story = { args: { size: 120 } };
export const SmallWithoutNumber: Story = { args: { size: 36 } };
export const ClassNotOnFile: Story = { args: { hazardClass: null } };
export const ExplosivesCarryNoNumber: Story = { args: { hazardClass: "1.1D", unNumber: unNumber("0081") } };

export const Permutations: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, gridTemplateColumns: "repeat(8, 1fr)" }}>
      {classes.map((hazardClass) => (
        <UnPlacard key={hazardClass} hazardClass={hazardClass} unNumber={unNumber("1993")} size={88} />
      ))}
      {classes.map((hazardClass) => (
        <UnPlacard key={hazardClass} hazardClass={hazardClass} size={36} />
      ))}
    </div>
  ),
};
