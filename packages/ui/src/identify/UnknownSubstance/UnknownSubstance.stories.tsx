import { narrowUnknown, type NarrowedUnknown } from "@placard/hazmat-core/identify";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn } from "storybook/test";
import { UnknownSubstance } from "./UnknownSubstance.tsx";

const nothing = await narrowUnknown({});

const meta = {
  component: UnknownSubstance,
  args: { seen: {}, onChange: fn(), narrowed: nothing, onOpen: fn(), onGuide: fn() },
  argTypes: { narrowed: { control: false } },
  globals: { area: "responder" },
  render: function Worked(args) {
    const [seen, setSeen] = useState(args.seen);
    const [narrowed, setNarrowed] = useState<NarrowedUnknown | undefined>(args.narrowed);
    useEffect(() => void narrowUnknown(seen).then(setNarrowed), [seen]);
    return <UnknownSubstance {...args} seen={seen} onChange={setSeen} narrowed={narrowed} />;
  },
} satisfies Meta<typeof UnknownSubstance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { seen: { placard: "2.3", vapour: "rises" } }, globals: { theme: "dark" } };

export const NarrowsWithEachClue: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Guide 111 until it is identified.")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Rises" }));
    const ammonia = await canvas.findByRole("button", { name: /^Ammonia/ });
    await expect(canvas.queryByRole("button", { name: /^Chlorine/ })).toBeNull();
    await expect(canvas.getByText("What would tell them apart")).toBeVisible();
    await userEvent.click(ammonia);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: "cas:7664-41-7" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show guide 111" }));
    await expect(args.onGuide).toHaveBeenCalledTimes(1);
  },
};

export const TheFileCouldNotBeRead: Story = {
  args: { narrowed: undefined, hasFailed: true },
  render: (args) => <UnknownSubstance {...args} />,
};
