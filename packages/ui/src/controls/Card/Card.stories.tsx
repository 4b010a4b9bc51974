import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Card } from "./Card.tsx";

const meta = {
  component: Card,
  args: { title: "Contacts", children: "Three people answer for this site." },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { headingLevel: 3 } };
export const WithActions: Story = { args: { description: "Who to call first", actions: <Button>Add contact</Button> } };
export const WithoutTitle: Story = { render: () => <Card>A surface alone.</Card> };
export const OnTheResponderSide: Story = { globals: { theme: "dark", area: "responder" } };
