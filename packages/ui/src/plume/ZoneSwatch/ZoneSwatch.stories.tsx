import { ZONE_IDS } from "@placard/hazmat-core/scene";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ZoneSwatch } from "./ZoneSwatch.tsx";

const meta = {
  component: ZoneSwatch,
  args: { id: "aegl-2" },
} satisfies Meta<typeof ZoneSwatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { id: "lel" } };

export const Permutations: Story = {
  render: () => (
    <ul style={{ display: "grid", gap: 12 }}>
      {ZONE_IDS.map((id) => (
        <li key={id} style={{ display: "flex", gap: 12, alignItems: "center" }}>
          <ZoneSwatch id={id} /> {id}
        </li>
      ))}
    </ul>
  ),
};
