import type { Meta, StoryObj } from "@storybook/react-vite";
import { WifiOff } from "lucide-react";
import { Button } from "../../controls/Button/Button.tsx";
import { Banner } from "./Banner.tsx";

const meta = {
  component: Banner,
  args: { tone: "info", title: "Offline.", children: "Reading from this device. 2 notes wait to be sent." },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { icon: <WifiOff aria-hidden="true" /> } };
export const Playground: Story = { args: { action: <Button>Try again</Button> } };
export const Ok: Story = { args: { tone: "ok", title: "Calculation Complete.", children: "5 of 6 layers." } };
export const Caution: Story = {
  args: { tone: "caution", title: "Wind is 41 min old.", children: "Check it before you act on the map." },
};
export const Danger: Story = {
  args: { tone: "danger", title: "The plume could not be drawn.", children: "Enter a wind." },
};
