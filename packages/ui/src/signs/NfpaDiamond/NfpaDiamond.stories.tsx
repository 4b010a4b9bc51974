import type { Meta, StoryObj } from "@storybook/react-vite";
import type { NfpaRating } from "@placard/hazmat-core";
import { NfpaDiamond } from "./NfpaDiamond.tsx";

const meta = {
  component: NfpaDiamond,
  args: {
    rating: {
      health: 4,
      fire: 0,
      reactivity: 0,
      special: "OX",
      source: { key: "SITE", locator: "12 Nov 2026" },
      note: null,
    },
  },
} satisfies Meta<typeof NfpaDiamond>;

export default meta;
type Story = StoryObj<typeof meta>;

const declared: Omit<NfpaRating, "health" | "fire" | "reactivity" | "special"> = {
  source: { key: "SITE", locator: "12 Nov 2026" },
  note: null,
};

export const Default: Story = {};
export const Playground: Story = { args: { size: 72, isBare: true } };
export const NobodyDeclaredOne: Story = { args: { rating: null } };
export const HealthUnknown: Story = {
  args: {
    rating: {
      ...declared,
      health: null,
      fire: 4,
      reactivity: 2,
      special: null,
      note: "Health is not on file.",
    },
  },
};
/** Chlorine: the list states 3, the hazard zone results in 4. */
export const HealthDerived: Story = {
  args: {
    rating: {
      health: 4,
      fire: 0,
      reactivity: 0,
      special: "OX",
      source: { key: "NFPA-LIST", mark: "unverified" },
      derived: [
        {
          field: "health",
          degree: 4,
          listed: 3,
          text: "Health 4: derived from 49 CFR zone B.",
          source: { key: "49CFR172.101", locator: "UN1017, zone B", mark: "derived" },
        },
      ],
      note: "A rating declared by the site takes precedence.",
    },
  },
};
export const NoWater: Story = { args: { rating: { ...declared, health: 3, fire: 0, reactivity: 2, special: "W" } } };
export const Bare: Story = { args: { isBare: true, size: 72 } };
