import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows how precisely a site is located: pin, address, street, or town only.",
  avoid: ["For the place of an incident: the plume's form asks for it, and says its precision itself."],
  anatomy: ["An icon", "Two or three words"],
  states: {
    "pin confirmed": "A person set the pin or confirmed it.",
    "address found": "The geocoder found the building, or interpolated it between two house numbers.",
    street: "The street is known, the building is not.",
    approximate: "A town, or nothing: in amber, with a sign of its own.",
  },
  keyboard: {},
  kinds: ["text"],
};
