import {
  bundledChemicalSource,
  chemicalKey,
  explainHazardFromClass,
  highestLevel,
  loadResponseCard,
} from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { List, Wind } from "lucide-react";
import { expect, screen } from "storybook/test";
import { records, sampleCard } from "../../testing/samples.ts";
import { Button } from "../../controls/Button/Button.tsx";
import { ChemicalCard } from "./ChemicalCard.tsx";

const chlorine = await sampleCard("chlorine");

const meta = {
  component: ChemicalCard,
  args: {
    record: records.chlorine,
    card: chlorine,
    actions: (
      <>
        <Button variant="quiet" icon={<List aria-hidden="true" />}>
          Full record
        </Button>
        <Button variant="primary" icon={<Wind aria-hidden="true" />}>
          Model plume
        </Button>
      </>
    ),
  },
  argTypes: { record: { control: false }, card: { control: false }, actions: { control: false } },
} satisfies Meta<typeof ChemicalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { headingLevel: 1 } };
export const OnTheResponderSide: Story = { globals: { theme: "dark", area: "responder" } };
export const AtNight: Story = { globals: { theme: "night", area: "responder" } };
export const InTheSun: Story = { globals: { theme: "sun", area: "responder" } };

export const OnAPhone: Story = {
  decorators: [
    (Card) => (
      <div style={{ inlineSize: 374 }}>
        <Card />
      </div>
    ),
  ],
  globals: { theme: "sun", area: "responder", density: "glove" },
};

export const OnATablet: Story = {
  decorators: [
    (Card) => (
      <div style={{ inlineSize: 990, maxInlineSize: "100%" }}>
        <Card />
      </div>
    ),
  ],
};

export const AFlammableLiquid: Story = {
  args: { record: records.gasoline, card: await sampleCard("gasoline") },
};

/** Its distances are on the card, collapsed to one line below the exposure limits. */
export const ALiquefiedFlammableGas: Story = {
  loaders: [
    async () => {
      const source = bundledChemicalSource();
      const key = chemicalKey("cas:74-98-6");
      return { record: await source.record(key), card: await loadResponseCard(source, key) };
    },
  ],
  render: (args, { loaded }) => <ChemicalCard {...args} {...loaded} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Distances by tank size"));
    await expect(canvas.getByRole("row", { name: /^22\s000\sL 926 m/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Tank size/ }));
    await userEvent.click(await screen.findByRole("option", { name: /^2\s000\sL/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Evacuate at least 417 m in all directions.");
  },
};

/** The same applies to the stand-off distances of an explosive. */
export const AnExplosive: Story = {
  loaders: [
    async () => {
      const source = bundledChemicalSource();
      const key = chemicalKey("un:UN0004");
      return { record: await source.record(key), card: await loadResponseCard(source, key) };
    },
  ],
  render: (args, { loaded }) => <ChemicalCard {...args} {...loaded} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Distances by mass"));
    await expect(canvas.getByRole("row", { name: "227 kg, car 98 m 579 m 580 m" })).toBeVisible();
  },
};

export const AGasWithoutColour: Story = {
  args: { record: records.carbonMonoxide, card: await sampleCard("carbonMonoxide") },
};

export const AnEntryWithoutASubstance: Story = {
  args: { record: records.flammableLiquids, card: await sampleCard("flammableLiquids") },
};

/**
 * Levels are never invented: chemicals without a rating, and hazards that the scale does not cover, have their own
 * marks.
 */
export const WithoutALevel: Story = {
  args: { card: { ...chlorine, hazardLevel: highestLevel([]) } },
};

export const NotGraded: Story = {
  args: { card: { ...chlorine, hazardLevel: highestLevel([explainHazardFromClass("7")]) } },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
