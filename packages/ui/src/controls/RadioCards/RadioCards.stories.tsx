import type { Meta, StoryObj } from "@storybook/react-vite";
import { Building2, ShieldPlus } from "lucide-react";
import { useState } from "react";
import { fn } from "storybook/test";
import { RadioCards } from "./RadioCards.tsx";

const meta = {
  component: RadioCards,
  args: {
    label: "Account type",
    options: [
      {
        id: "business",
        label: "Business",
        description: "Record sites, chemicals and contacts.",
        icon: <Building2 aria-hidden="true" />,
      },
      {
        id: "responder",
        label: "Emergency responder",
        description: "Find sites, read hazards, model a release.",
        icon: <ShieldPlus aria-hidden="true" />,
      },
    ],
    value: "business",
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioCards
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const NothingChosen: Story = { args: { value: null, errorMessage: "Please select an account type" } };
