import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Records who enters the hot zone and for how long.",
  avoid: ["For the running clocks: `EntryStrip`.", "Instead of checking air gauges: it tracks only time."],
  anatomy: ["A form: team, names, time, PAR interval", "The teams, the latest first, with entry and exit times"],
  states: {
    "no names": "The form asks for them: a team without names cannot be accounted for.",
    closed: "Without `onStart` no team can be started.",
    inside: "A team that is still inside is marked.",
  },
  keyboard: { "Enter in a field": "Starts the team.", Tab: "Goes through the form." },
  kinds: ["panel", "field"],
};
