import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose:
    "An action plan on paper: forms of the Incident Command System, as a preview and as the page that is printed.",
  avoid: [
    "For writing the plan: `IncidentActionPlan`.",
    "For a result on the screen: `ZonesCard` and `ZoneTable`, which follow the theme.",
  ],
  anatomy: [
    "Title and reliability note",
    "Each form under its number: boxes, tables, a sketch of the zones",
    "Boxes for people: blank and marked",
  ],
  states: {
    blank: "Names, channels, approvals and signatures are always left for people to fill in.",
    "not filled in": "A box without data says so.",
    "no calculation": "The zones say so; there is no empty sketch.",
  },
  keyboard: {},
  kinds: ["panel"],
};
