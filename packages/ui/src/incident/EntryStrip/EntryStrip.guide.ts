import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the teams in the hot zone with their timers, always visible.",
  avoid: ["For starting a team: `EntryTeams`.", "As the only clock: it rings while the page is open."],
  anatomy: [
    "Whether sound is on",
    "Each team: name, people, time inside, time left, last PAR",
    "Buttons: PAR complete, team out",
  ],
  states: {
    "in, near, over": "The edge and the words say how much time is left; over its time it rings every minute.",
    "PAR is due": "The button is highlighted until PAR is complete.",
    "sound refused": "A button asks for it; any touch of the page allows it too.",
    "incident ended": "The clocks stand as they were at its end, and nothing rings.",
    "nobody inside": "It shows nothing.",
  },
  keyboard: { Tab: "Goes through sound, list of teams, PAR and Out of each team." },
  kinds: ["status", "panel"],
};
