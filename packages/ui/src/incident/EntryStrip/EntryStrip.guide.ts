import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows the teams in the hot zone with their timers, always visible.",
  avoid: ["For starting a team: `EntryTeams`.", "As the only clock: it sounds only while the app is open."],
  anatomy: [
    "Whether sound is on",
    "Each team: name, people, time inside, time left, last PAR",
    "Buttons: PAR complete, team out",
  ],
  states: {
    "in, near, over": "The border and the text show the time left; over time it sounds every minute.",
    "PAR is due": "The button is highlighted until PAR is complete.",
    "sound refused": "A button asks for permission; any touch of the page also allows it.",
    "other incidents": "With `incidentOf` each team says of which incident it is, and its name opens it.",
    "over 20 minutes": "A team with a longer limit shows the limit of the checklist beside it.",
    "no team inside": "Nothing is shown.",
  },
  keyboard: { Tab: "Goes through sound, list of teams, PAR and Out of each team." },
  kinds: ["status", "panel"],
};
