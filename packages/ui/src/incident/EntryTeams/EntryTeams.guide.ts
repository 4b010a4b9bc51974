import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Who goes into the hot zone, for how long, and who was there.",
  avoid: ["For the running clocks: `EntryStrip`.", "In place of the air gauges: it knows the time alone."],
  anatomy: [
    "A form: team, names, time, how often to account for everybody",
    "The teams, the last one first, with when they went in and came out",
  ],
  states: {
    "no names": "It asks for them: a team without names cannot be accounted for.",
    closed: "Without `onStart` nobody can be started.",
    inside: "A team that is still inside is marked.",
  },
  keyboard: { "Enter in a field": "Starts the team.", Tab: "Goes through the form." },
  kinds: ["panel", "field"],
};
