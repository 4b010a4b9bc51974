import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../../controls/Button/Button.tsx";
import { SitePointList } from "./SitePointList.tsx";

const meta = {
  component: SitePointList,
  args: {
    points: [
      { id: 1, kind: "key_box", center: [-63.57533, 44.64901], note: "Left of the gate", setBy: "Dana Reid" },
      { id: 2, kind: "hydrant", center: [-63.5751, 44.6486], note: null },
    ],
  },
} satisfies Meta<typeof SitePointList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("44.64901, -63.57533")).toBeVisible();
    await expect(canvas.getByText(/Added by Dana Reid/)).toBeVisible();
  },
};
export const Playground: Story = { globals: { theme: "dark", area: "responder" } };
export const WithControls: Story = {
  args: { onShow: fn(), renderActions: () => <Button>Take off</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show Key box on the map" }));
    await expect(args.onShow).toHaveBeenCalledWith([-63.57533, 44.64901]);
  },
};
export const NothingSet: Story = { args: { points: [] } };
