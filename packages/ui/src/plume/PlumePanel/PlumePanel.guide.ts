import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "The complete plume tool: form, weather, map, zones and profile of a release, from input to result.",
  avoid: [
    "Where you keep the form or the outcome yourself: `usePlumeWork`, `usePlume` and `PlumeView`.",
    "Where you need one part: the cards below it, such as `ZonesCard`.",
  ],
  anatomy: [
    "Inputs: `PlumeForm` and `WeatherCard`",
    "The map, if you pass one: `PlumeMap` of `@placard/ui/map`",
    "Zones: `ZonesCard`, `CentrelineCard`, `BasisCard`",
    "Of a flammable gas: BLEVE distances by tank size, with the circles of a chosen tank on the map",
    "Profile: `CrosswindCard`",
    "`PlumeView` is the same, with state that you manage",
  ],
  states: {
    "nothing calculated": "Says what to do.",
    complete: "Zones, on the map and in the table alike.",
    refused: "Says why; the table distances still apply.",
    "entries changed": "Says that the result is for earlier inputs.",
    "a card is open": "Its substance is offered; if the form has another one, both are named.",
    "something unclear": "A question at the field: which location, which substance.",
  },
  keyboard: {
    Tab: "Goes through the fields, then the result.",
    "Enter in a figure": "Calculates.",
    "Arrow keys on the tabs": "Move between inputs, zones and profile, on narrow screens.",
  },
  kinds: ["panel"],
};
