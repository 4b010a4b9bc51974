import type { ChemicalMatch } from "@placard/hazmat-core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleSource } from "../../testing/samples.ts";
import { MeantQuestion } from "./MeantQuestion.tsx";

async function sample(name: string): Promise<ChemicalMatch> {
  const [match] = await sampleSource.search(name);
  if (match === undefined) throw new Error(`No sample ${name}.`);
  return match;
}
const ammonia = await sample("Ammonia");
const chlorine = await sample("Chlorine");
const all = [ammonia, chlorine, await sample("Gasoline")];

const meta = {
  component: MeantQuestion,
  args: { text: "clorin", meant: { kind: "near", matches: all }, onChoose: fn() },
  globals: { area: "responder" },
} satisfies Meta<typeof MeantQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Near: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("“clorin” is not on file.");
    await userEvent.click(canvas.getByRole("button", { name: /Chlorine/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(chlorine);
  },
};

export const NearANameWithoutARecord: Story = {
  args: {
    text: "sodium chlorid",
    meant: {
      kind: "near",
      matches: all,
      unlisted: [{ name: "sodium chloride", what: "table salt (not regulated; not sodium chlorite or chlorate)" }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Similar spelling: sodium chloride, table salt");
    await expect(canvas.getByRole("button", { name: /Chlorine/ })).toBeVisible();
  },
};

export const Several: Story = {
  args: { text: "fuel", meant: { kind: "several", matches: all, question: "For a car, or for a stove?" } },
};

export const Unregulated: Story = {
  args: { text: "AdBlue", meant: { kind: "unregulated", name: "AdBlue", what: "urea solution (not regulated)" } },
};

export const ANumberThatIsNotOnFile: Story = {
  args: { text: "9999", meant: { kind: "none" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Guide 111. Isolate 100 m in all directions.");
  },
};

export const NothingOnFile: Story = { args: { text: "zzqqx", meant: { kind: "none" } } };

/** At an incident it also shows the guide to use until identification. */
export const NothingOnFileAtAnIncident: Story = {
  args: { text: "zzqqx", meant: { kind: "none" }, isAtIncident: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/use Guide 111\. Isolate 100.m in all directions/);
  },
};

export const NumbersThatDisagree: Story = {
  args: { text: "Tank 3", meant: { kind: "disagree", byUn: chlorine, byCas: ammonia } },
};

/** The name belongs to one substance and the number to another. */
export const NameThatDisagrees: Story = {
  args: { text: "Ammonia", meant: { kind: "disagree", byUn: chlorine, byCas: null, byName: [ammonia] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Name, UN number and CAS number do not match.");
    await expect(canvas.getByRole("button", { name: /Chlorine/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Ammonia/ })).toBeVisible();
  },
};

/** An everyday name that only probably means a substance: the user is asked, and it is never used automatically. */
export const Probable: Story = {
  args: {
    text: "Sterno",
    meant: { kind: "near", matches: [{ ...chlorine, matchedBy: "everyday", certainty: "probable" }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Likely match for “Sterno”.");
    await expect(canvas.getByRole("button", { name: /Chlorine/ })).toBeVisible();
  },
};
