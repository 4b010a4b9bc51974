import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The teams in the hot zone, each with its clock, in view beside whatever is being done.",
  avoid: ["For starting a team: `EntryTeams`.", "As the only clock: it rings while the page is open."],
  anatomy: [
    "Whether it can be heard",
    "Each team: name, people, time inside, time left, the last sign",
    "Buttons: everybody answered, and the team is out",
  ],
  states: {
    "in, near, over": "The edge and the words say how much time is left; over its time it rings every minute.",
    "PAR is due": "The button stands out until everybody has answered.",
    "sound refused": "A button asks for it; any touch of the page allows it too.",
    "incident ended": "The clocks stand as they were at its end, and nothing rings.",
    "nobody inside": "It shows nothing.",
  },
  keyboard: { Tab: "Goes through sound, list of teams, PAR and Out of each team." },
  kinds: ["status", "panel"],
};
