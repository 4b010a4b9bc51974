import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { sampleTeams } from "../EntryTeams/sample-teams.ts";
import type { AlarmSound, SoundState } from "./alarm-sound.ts";
import { EntryStrip } from "./EntryStrip.tsx";

/** Has a fixed state, and records the alerts. */
const soundIn = (state: SoundState) => ({
  state: () => state,
  subscribe: () => () => undefined,
  allow: fn(async () => undefined),
  ring: fn<AlarmSound["ring"]>(),
});

const meta = {
  component: EntryStrip,
  args: { teams: sampleTeams(Date.now()), onPar: fn(), onOut: fn(), onOpen: fn(), sound: soundIn("ready") },
  argTypes: { sound: { control: false } },
  globals: { area: "responder" },
} satisfies Meta<typeof EntryStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Gloves: Story = { globals: { density: "glove" } };
export const OnAPhone: Story = { globals: { viewport: { value: "mobile1" } } };
export const SoundIsMissing: Story = { args: { sound: soundIn("missing") } };

const refused = soundIn("refused");
export const SoundIsRefused: Story = {
  args: { sound: refused },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sound is off: tap to allow" }));
    await expect(refused.allow).toHaveBeenCalled();
  },
};

const rung = soundIn("ready");
export const OverItsTime: Story = {
  args: { sound: rung },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Over by/)).toBeVisible();
    await waitFor(() => expect(rung.ring).toHaveBeenCalledWith("over"));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Entry 3: time is up. Bring them out. PAR: account for everyone.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "PAR Entry 3: PAR complete" }));
    await expect(args.onPar).toHaveBeenCalledWith(expect.objectContaining({ id: "3" }));
    await userEvent.click(canvas.getByRole("button", { name: "Out Entry 3" }));
    const question = await screen.findByRole("alertdialog", { name: "Is Entry 3 out?" });
    await expect(question).toHaveTextContent("C. Dubois, D. Okafor");
    await expect(args.onOut).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "All out" }));
    await expect(args.onOut).toHaveBeenCalledWith(expect.objectContaining({ id: "3" }));
  },
};

const told = soundIn("ready");
export const OfOtherIncidents: Story = {
  args: { sound: told, incidentOf: () => "Chlorine leak, Pier Road", onSign: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("region", { name: "Entry teams in other incidents" })).toBeVisible();
    await waitFor(() =>
      expect(args.onSign).toHaveBeenCalledWith(
        "Chlorine leak, Pier Road: Entry 3: time is up. Bring them out. PAR: account for everyone.",
      ),
    );
    await userEvent.click(
      canvas.getByRole("button", { name: /^Entry 3, Chlorine leak, Pier Road.*Open the incident$/ }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: "3" }));
  },
};

export const OverTheChecklistLimit: Story = {
  args: { teams: sampleTeams(Date.now()).map((team) => ({ ...team, limitMin: 30 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Checklist limit: 20 min")).toHaveLength(2);
  },
};

const NOON = Date.UTC(2026, 10, 21, 15);
const served = soundIn("ready");
export const ByAnotherClock: Story = {
  args: { teams: sampleTeams(NOON), now: () => NOON + 1000, sound: served },
  argTypes: { now: { control: false } },
  play: async ({ canvas }) => {
    const clock = canvas.getByRole("timer", { name: "Entry 2: time in the hot zone" });
    await expect(clock).toHaveTextContent("07:31");
  },
};
