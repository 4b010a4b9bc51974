import type { ComponentGuide } from "../../docs/component-guide.ts";

export const guide: ComponentGuide = {
  purpose: "Shows how precisely a site is located: pin, address, street, or town only.",
  avoid: ["For the location of an incident: the plume form asks for it and shows its precision."],
  anatomy: ["An icon", "Two or three words"],
  states: {
    "pin confirmed": "A person set the pin or confirmed it.",
    "address found": "The geocoder found the building, or interpolated it between two house numbers.",
    street: "The street is known, the building is not.",
    approximate: "A town, or nothing: in amber, with its own icon.",
  },
  keyboard: {},
  kinds: ["text"],
};
