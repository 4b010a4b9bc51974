import { narrowUnknown, type NarrowedUnknown } from "@placard/hazmat-core/identify";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
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
    await expect(canvas.getByText("Use Guide 111 until identified.")).toBeVisible();
    await expect(canvas.getByText(/^Never smell it on purpose/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Rises" }));
    const ammonia = await canvas.findByRole("button", { name: /^Ammonia/ });
    await expect(canvas.queryByRole("button", { name: /^Chlorine/ })).toBeNull();
    await expect(canvas.getByText("What to check next")).toBeVisible();
    await userEvent.click(ammonia);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: "cas:7664-41-7" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show Guide 111" }));
    await expect(args.onGuide).toHaveBeenCalledTimes(1);
  },
};

export const NarrowsWithPaperAndSensors: Story = {
  args: { seen: { state: "gas" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "H2S above 0" }));
    const [first] = await canvas.findAllByRole("button", { name: /^Hydrogen sulfide/ });
    await expect(first).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Blue: base" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Ammonia/ })).toBeVisible());
  },
};

export const OrdersByWhatPeopleReport: Story = {
  args: { seen: { state: "gas", colour: "colourless", odour: "rotten-eggs" } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^Hydrogen sulfide.*The smell fades/ });
    await expect(first).toBeVisible();
    await expect(canvas.getByText(/^Smell: no data on file for/)).toBeVisible();
  },
};

export const NamesWhoSaysWhatItLooksLike: Story = {
  args: { seen: { state: "gas", colour: "yellow-green", odour: "chlorine" } },
  play: async ({ canvas }) => {
    const page = /^Chlorine.*NIOSH Pocket Guide, January 2016, 0115: yellow-green; sharp, biting; chlorine, bleach/;
    const [first] = await canvas.findAllByRole("button", { name: page });
    await expect(first).toBeVisible();
    await expect(canvas.getByText(/^Smell is not a reliable warning/)).toBeVisible();
  },
};

export const ShowsBothOfTwoSourcesThatDiffer: Story = {
  args: { seen: { state: "gas", colour: "yellow-green" } },
  render: function TwoSources(args) {
    const [narrowed, setNarrowed] = useState<NarrowedUnknown>();
    useEffect(() => void narrowUnknown(args.seen).then(setNarrowed), [args.seen]);
    const other = { colours: ["green"], odours: ["none"], source: { key: "SITE" } } as const;
    const candidates = narrowed?.candidates.map((each) => ({ ...each, described: [...each.described, other] }));
    return <UnknownSubstance {...args} narrowed={narrowed && { ...narrowed, candidates: candidates ?? [] }} />;
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^Chlorine/ });
    await expect(first).toHaveAccessibleName(
      /Pocket Guide.*: yellow-green;.*as declared by the site.*: green; no smell/,
    );
    await expect(first).toHaveAccessibleName(/Sources disagree/);
  },
};

export const TheFileCouldNotBeRead: Story = {
  args: { narrowed: undefined, hasFailed: true },
  render: (args) => <UnknownSubstance {...args} />,
};
